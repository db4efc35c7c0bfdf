import { Agent, request as requestOf } from "node:http";
import { listen } from "./listen.ts";

const get = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  return [response.status, await response.text()];
};

test("the port answers that the site is starting, until the site is ready", async () => {
  const listener = await listen(0, "127.0.0.1");
  expect(await get(listener.port)).toEqual([503, '{"status":"starting"}']);
  listener.serve(() => new Response("site"));
  expect(await get(listener.port)).toEqual([200, "site"]);
  await listener.close();
});

test("a process that starts is alive, and not ready", async () => {
  const listener = await listen(0, "127.0.0.1");
  const alive = await fetch(`http://127.0.0.1:${listener.port}/livez`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: "alive" }]);
  expect(alive.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await get(listener.port))[0]).toBe(503);
  await listener.close();
});

test("a stopping site reports it, and answers until balancers have noticed", async () => {
  const listener = await listen(0, "127.0.0.1");
  listener.serve(() => new Response("site"));
  const page = () => fetch(`http://127.0.0.1:${listener.port}/en/stays`);
  expect((await page()).headers.get("keep-alive")).toBe("timeout=65");
  let notice: () => void = () => {};
  const closing = listener.close(
    new Promise<void>((resolve) => {
      notice = resolve;
    }),
  );
  expect(await get(listener.port)).toEqual([503, '{"status":"stopping"}']);
  const last = await page();
  expect([last.status, last.headers.get("connection")]).toEqual([200, "close"]);
  expect((await fetch(`http://127.0.0.1:${listener.port}/livez`)).status).toBe(200);
  notice();
  await closing;
  await expect(page()).rejects.toThrow();
});

test("a port in use gives one sentence with a remedy", async () => {
  const listener = await listen(0, "127.0.0.1");
  await expect(listen(listener.port, "127.0.0.1")).rejects.toThrow(
    `Port ${listener.port} is taken: stop what runs there`,
  );
  await listener.close();
});

test("the site sees no forwarding header that a visitor wrote", async () => {
  const listener = await listen(0, "127.0.0.1");
  listener.serve((request) => Response.json(Object.fromEntries(request.headers)));
  const headers = { "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "evil.example" };
  const response = await fetch(`http://127.0.0.1:${listener.port}/`, { headers });
  const seen = await response.json();
  expect(seen).toHaveProperty("via");
  expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil/);
  await listener.close();
});

test("a request that is running when the site stops is still answered", async () => {
  const listener = await listen(0, "127.0.0.1");
  let closing: Promise<void> | undefined;
  listener.serve(async () => {
    closing = listener.close();
    await new Promise((resolve) => setImmediate(resolve));
    return new Response("late");
  });
  expect(await get(listener.port)).toEqual([200, "late"]);
  await closing;
});

test("FE-04 a host that leaves the port accepts no connection, and closes open ones with its next answer", async () => {
  const listener = await listen(0, "127.0.0.1");
  listener.serve(() => new Response("site"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const onOneConnection = () =>
    new Promise((resolve, reject) => {
      const request = requestOf({ port: listener.port, host: "127.0.0.1", path: "/healthz", agent });
      request.on("error", reject).on("response", (response) => {
        response.resume().on("end", () => resolve([response.statusCode, response.headers.connection]));
      });
      request.end();
    });
  expect(await onOneConnection()).toEqual([200, "keep-alive"]);
  let end: () => void = () => {};
  const leaving = listener.leave(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  // The balancer's connection is still open, and its health check must not fail: the port has another host.
  expect(await onOneConnection()).toEqual([200, "close"]);
  await expect(get(listener.port)).rejects.toThrow("fetch failed");
  end();
  await leaving;
  agent.destroy();
});

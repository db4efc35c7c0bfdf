import { listen } from "./listen.ts";

const get = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  return [response.status, await response.text()];
};

test("the port answers that the site is alive and starting, until the site is ready", async () => {
  const listener = await listen(0, "127.0.0.1");
  expect(await get(listener.port)).toEqual([503, '{"status":"starting"}']);
  const alive = await fetch(`http://127.0.0.1:${listener.port}/livez`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: "alive" }]);
  expect(alive.headers.get("x-content-type-options")).toBe("nosniff");
  listener.serve(() => new Response("site"));
  expect(await get(listener.port)).toEqual([200, "site"]);
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

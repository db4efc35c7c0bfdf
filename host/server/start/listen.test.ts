import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { trustedProxies } from "../http/network-address.ts";
import { createRateLimit } from "../observability/rate-limit.ts";
import { reportRoutes } from "../observability/report-routes.ts";
import { KEEP_ALIVE_SECONDS, listen } from "./listen.ts";

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

/** Sends bytes as they are, and returns all that comes until the server ends the connection. */
async function send(port: number, ...chunks: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const answer = socket.setEncoding("utf8").toArray();
  for (const chunk of chunks) socket.write(chunk);
  return (await answer).join("");
}

const forged = {
  ...{ "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "evil.example", "x-real-ip": "6.6.6.6" },
  ...{
    "x-forwarded-proto": "https",
    "x-forwarded-anything": "evil",
    forwarded: "for=6.6.6.6;host=evil.example",
  },
  ...{ traceparent: "00-666", tracestate: "evil=1", baggage: "evil=1", "x-request-id": "evil" },
};

test.each([
  ["a stranger", "", { visitor: "127.0.0.1", traceparent: null }, /^http:\/\/127\.0\.0\.1:\d+\/$/],
  [
    "a trusted proxy",
    "127.0.0.1",
    { visitor: "6.6.6.6", traceparent: "00-666" },
    /^https:\/\/evil\.example\/$/,
  ],
])(
  "of %s the site sees no header that says where a request comes from, in any way",
  async (_, list, source, url) => {
    const isTrusted = trustedProxies(list);
    const listener = await listen(0, "127.0.0.1", { isTrusted });
    listener.serve((request, env) =>
      Response.json({
        ...{ url: request.url, source: env.source },
        one: Object.keys(forged).filter(
          (name) => request.headers.has(name) || request.headers.get(name) !== null,
        ),
        all: [...request.headers.keys()].filter((name) => name in forged),
      }),
    );
    const response = await fetch(`http://127.0.0.1:${listener.port}/`, { headers: forged });
    const seen = await response.json();
    expect(seen).toMatchObject({ source: { ...source, isDirect: false }, one: [], all: [] });
    expect(seen.url).toMatch(url);
    await listener.close();
  },
);

test.each([
  ["its addresses behind a proxy", (number: number) => `[2001:db8:1:2::${number}]:${4000 + number}`],
  ["its ports behind a proxy", (number: number) => `8.8.8.8:${4000 + number}`],
])("a visitor is limited however often it changes %s", async (_, addressOf) => {
  const listener = await listen(0, "127.0.0.1", { isTrusted: trustedProxies("127.0.0.1") });
  const routes = reportRoutes("/log", createRateLimit(60, 3_000), () => 204);
  listener.serve((request, env) => routes.fetch(request, env));
  const statuses: number[] = [];
  for (let number = 0; number < 90; number += 1) {
    const headers = { "x-forwarded-for": addressOf(number) };
    const init = { method: "POST", body: "{}", headers };
    statuses.push((await fetch(`http://127.0.0.1:${listener.port}/log`, init)).status);
  }
  expect(statuses).toEqual([...Array(60).fill(204), ...Array(30).fill(429)]);
  await listener.close();
});

const head = "GET /en/stays HTTP/1.1\r\nhost: localhost\r\n";

test.each([
  ["20 kB of cookies", [`${head}cookie: a=${"x".repeat(20_000)}\r\n\r\n`], 431, "HPE_HEADER_OVERFLOW"],
  [
    "2 MB of cookies",
    [head, ...Array(32).fill(`cookie: ${"x".repeat(65_000)}\r\n`), "\r\n"],
    431,
    "HPE_HEADER_OVERFLOW",
  ],
  ["10,000 headers", [head, "a: b\r\n".repeat(10_000), "\r\n"], 431, "HPE_HEADER_OVERFLOW"],
  ["TLS", [Buffer.from("16030100f8010000f40303", "hex")], 400, "HPE_INVALID_METHOD"],
  ["no HTTP", ["hello\r\n\r\n"], 400, "HPE_INVALID_METHOD"],
  ["a header without a colon", [`${head}nonsense\r\n\r\n`], 400, "HPE_INVALID_HEADER_TOKEN"],
  [
    "two lengths",
    [`${head}content-length: 1\r\ncontent-length: 2\r\n\r\n`],
    400,
    "HPE_UNEXPECTED_CONTENT_LENGTH",
  ],
  [
    "a backslash",
    ["GET /\\evil.example HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"],
    400,
    "the address cannot be read",
  ],
  [
    "an asterisk",
    ["OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"],
    400,
    "the address cannot be read",
  ],
])("%s get a page that says what to do, and are reported once", async (_, chunks, status, reason) => {
  const rejected: unknown[] = [];
  const listener = await listen(0, "127.0.0.1", { onRejected: (...one) => rejected.push(one) });
  const answer = await send(listener.port, ...chunks);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(status === 431 ? "Delete the cookies of this site" : "Please try again");
  expect(answer.toLowerCase()).toContain("content-type: text/html; charset=utf-8");
  expect(answer.match(/<p lang="[a-z]+">./g)).toHaveLength(status === 431 ? 8 : 1);
  expect(rejected).toEqual([[status, reason]]);
  await listener.close();
});

test("a client that goes, or says nothing, is no rejected request", async () => {
  const rejected: unknown[] = [];
  const listener = await listen(0, "127.0.0.1", { onRejected: (...one) => rejected.push(one) });
  for (const bytes of ["", head]) {
    const socket = connect(listener.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    socket.resetAndDestroy();
    await once(socket, "close");
  }
  await listener.close();
  expect(rejected).toEqual([]);
});

test("idle connections are kept for as long as the operator says", async () => {
  const listener = await listen(0, "127.0.0.1", { keepAliveSeconds: 620 });
  const response = await fetch(`http://127.0.0.1:${listener.port}/livez`);
  expect(response.headers.get("keep-alive")).toBe("timeout=620");
  await listener.close();
});

test.each([
  ["nginx.conf", /keepalive_timeout (\d+)s/],
  ["haproxy.cfg", /pool-purge-delay (\d+)s/],
  ["varnish.vcl", /backend_idle_timeout=(\d+)/],
])("the idle time in deploy/%s is shorter than the site's", (file, pattern) => {
  const [, seconds] = pattern.exec(readFileSync(path.join(__dirname, "../../../deploy", file), "utf8")) ?? [];
  expect(Number(seconds)).toBeLessThan(KEEP_ALIVE_SECONDS);
});

test("a request without a host is answered where machines ask", async () => {
  const listener = await listen(0, "127.0.0.1");
  expect(await send(listener.port, "GET /livez HTTP/1.0\r\n\r\n")).toContain('{"status":"alive"}');
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

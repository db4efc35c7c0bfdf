import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { createLog } from "../observability/log.ts";
import { testServers } from "../testing/test-server.fixture.ts";
import { MAX_ANSWER, openGalaxy } from "./galaxy.ts";
import { galaxyRoutes } from "./galaxy-routes.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const serve = testServers();
let galaxyUrl: string;
let answer: Answer;
let lines: string[];

beforeEach(async () => {
  lines = [];
  galaxyUrl = await serve(async (request, response) => {
    answer(request, response, Buffer.concat(await request.toArray()).toString());
  });
});

/** The longest timer, 24 days. */
const NO_LIMIT = 2 ** 31 - 1;

const routes = (limit = 5_000) =>
  galaxyRoutes({
    galaxy: openGalaxy({
      url: galaxyUrl,
      log: createLog((line) => lines.push(line)),
      limit: () => limit,
    }),
    hasLanguage: (prefix) => prefix === "sv",
    siteOrigin: "https://stays.example",
  });

test("the site's own cookies are neither passed on to Galaxy nor set by it", async () => {
  answer = (request, response) => {
    response.setHeader("set-cookie", [
      "stays-preview=forged; Path=/",
      "GalaxyBasket=2",
      "language=de",
      "x=1",
    ]);
    response.end(JSON.stringify({ cookie: request.headers.cookie ?? null }));
  };
  const ask = (cookie: string) =>
    routes().request("/sv/api/galaxy/stays/get-basket", { headers: { cookie } });
  const response = await ask(
    "stays-preview=token; GalaxyBasket=1; stays-visitor=v; language=sv; consent=a=b",
  );
  expect(await response.json()).toEqual({ cookie: "GalaxyBasket=1; consent=a=b" });
  expect(response.headers.getSetCookie()).toEqual(["GalaxyBasket=2; Path=/", "x=1; Path=/"]);
  expect(await (await ask("language=sv")).json()).toEqual({ cookie: null });
});

/** Headers of requests from the site's own pages. */
const own = { "x-requested-with": "stays", "sec-fetch-site": "same-origin" };

test("CT-04 path, query, body and cookies are forwarded, and the basket's cookie is returned unchanged", async () => {
  const cookies = ["GalaxyBasket=1; HttpOnly; Domain=localhost; Path=/", "other=2; Path=/"];
  answer = (request, response, body) => {
    response.setHeader("set-cookie", cookies);
    response.setHeader("content-type", "application/json");
    response.setHeader("cache-control", "public, max-age=60");
    response.setHeader("server", "secret/1.0");
    const { url, method, headers } = request;
    response.end(
      JSON.stringify({
        url,
        method,
        body,
        cookie: headers.cookie,
        origin: headers.origin,
        agent: headers["x-evil"],
      }),
    );
  };
  const response = await routes().request("/sv/api/galaxy/stays/add-accommodation-to-basket?searchId=7", {
    method: "POST",
    body: '{"items":"[]"}',
    headers: {
      ...own,
      "content-type": "application/json",
      cookie: "GalaxyBasket=1",
      origin: "https://stays.example",
      "x-evil": "yes",
    },
  });
  expect(await response.json()).toEqual({
    url: "/sv/api/galaxy/stays/add-accommodation-to-basket?searchId=7",
    method: "POST",
    body: '{"items":"[]"}',
    cookie: "GalaxyBasket=1",
    origin: "https://stays.example",
  });
  expect(response.headers.getSetCookie()).toEqual(cookies);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("server")).toBeNull();
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
});

const addon = "/sv/api/galaxy/stays/add-basket-addon?addons=%5B%5D";
const add = "/sv/api/galaxy/stays/add-accommodation-to-basket";

test.each([
  ["a link on another site", addon, "GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ["a link of an old browser", addon, "GET", {}],
  ["a link that was typed", addon, "GET", { "sec-fetch-site": "none" }],
  ["a prefetch of our own page", addon, "GET", { "sec-fetch-site": "same-origin" }],
  ["another site's script", add, "POST", { ...own, "sec-fetch-site": "cross-site" }],
  ["a page of a sibling host", add, "POST", { ...own, "sec-fetch-site": "same-site" }],
  ["another site's form", add, "POST", { origin: "https://evil.example" }],
  [
    "an old browser's page elsewhere",
    add,
    "POST",
    { "x-requested-with": "x", origin: "https://evil.example" },
  ],
  ["a sandboxed frame", add, "POST", { "x-requested-with": "x", origin: "null" }],
])("CT-04 %s cannot change a basket", async (_, path, method, headers) => {
  answer = (__, response) => response.end('{"reached":true}');
  const response = await routes().request(path, { method, headers });
  expect(response.status).toBe(403);
  expect(await response.json()).not.toHaveProperty("code");
});

test.each([
  ["our page", addon, "GET", own],
  ["our page in a browser without fetch metadata", addon, "GET", { "x-requested-with": "stays" }],
  ["the same by POST", add, "POST", { "x-requested-with": "stays", origin: "https://stays.example" }],
  ["a link to what only reads", "/sv/api/galaxy/stays/get-basket", "GET", { "sec-fetch-site": "cross-site" }],
])("CT-04 %s is passed on", async (_, path, method, headers) => {
  answer = (__, response) => response.end('{"reached":true}');
  const response = await routes().request(path, { method, headers });
  expect(await response.json()).toEqual({ reached: true });
});

test("an aborted request aborts the call to Galaxy", async () => {
  const leave = new AbortController();
  const ended = new Promise<void>((resolve) => {
    answer = (request) => {
      request.socket.on("close", () => resolve());
      leave.abort();
    };
  });
  await routes().request("/sv/api/galaxy/stays/get-basket", { signal: leave.signal });
  await ended;
  expect(lines.join()).toContain('"reason":"gone"');
});

test.each([
  ["/de/api/galaxy/stays/get-basket", "GET", 404],
  ["/sv/api/galaxy/stays/Get_Basket", "GET", 404],
  ["/sv/api/galaxy/stays/%2e%2e/admin", "GET", 404],
])("%s by %s is rejected with %d", async (path, method, status) => {
  answer = (_, response) => response.end("reached");
  expect((await routes().request(path, { method })).status).toBe(status);
});

const zipped = { "content-encoding": "gzip" };
const bomb = gzipSync(Buffer.alloc(MAX_ANSWER + 1, " "));

test.each<[string, Answer, number, string]>([
  ["never comes", () => {}, 504, "timeout"],
  ["never ends", (_, response) => response.writeHead(200).write("{"), 504, "timeout"],
  [
    "breaks off",
    (_, response) => response.writeHead(200).write("{", () => response.destroy()),
    502,
    "unreachable",
  ],
  ["cannot be decompressed", (_, response) => response.writeHead(200, zipped).end("{}"), 502, "unreachable"],
  [
    "is in a charset that nobody knows",
    (_, response) => response.writeHead(200, { "content-type": "text/json; charset=x" }).end("{}"),
    502,
    "charset",
  ],
  ["becomes too large", (_, response) => response.writeHead(200, zipped).end(bomb), 502, "oversized"],
])(
  "ER-02 an answer that %s is an error of the site without a code, and in the log",
  async (_, broken, status, reason) => {
    answer = broken;
    // Without a limit a slow machine gets the same answer: it decompresses 16 MB.
    const response = await routes(status === 504 ? 30 : NO_LIMIT).request("/sv/api/galaxy/stays/get-basket");
    expect(response.status).toBe(status);
    expect(await response.json()).not.toHaveProperty("code");
    expect(lines.join()).toContain('"operation":"get-basket"');
    expect(lines.join()).toContain(`"reason":"${reason}"`);
  },
);

test("CT-04 an answer in another charset is passed on in UTF-8, and says so", async () => {
  const latin = { "content-type": "application/json; charset=iso-8859-1" };
  answer = (_, response) => response.writeHead(200, latin).end(Buffer.from('{"name":"Snö"}', "latin1"));
  const response = await routes().request("/sv/api/galaxy/stays/get-basket");
  expect(await response.json()).toEqual({ name: "Snö" });
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test.each([204, 304, 418, 429])("a %d of Galaxy is passed on", async (status) => {
  answer = (_, response) => response.writeHead(status, { "retry-after": "60" }).end();
  const response = await routes().request("/sv/api/galaxy/stays/get-basket");
  expect([response.status, response.headers.get("retry-after")]).toEqual([status, "60"]);
});

test("a method that no operation takes is rejected with those that may be tried", async () => {
  const response = await routes().request("/sv/api/galaxy/stays/get-basket", { method: "DELETE" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("a body larger than any basket is rejected", async () => {
  answer = (_, response) => response.end("reached");
  const request = {
    method: "POST",
    body: "x".repeat(300_000),
    headers: { ...own, "content-length": "300000" },
  };
  expect((await routes().request("/sv/api/galaxy/stays/add-activity-to-basket", request)).status).toBe(413);
});

test.each([
  ["GET", "get-basket", 200, 2],
  ["GET", "create-basket", 200, 2],
  ["GET", "add-basket-addon", 502, 1],
  ["POST", "add-accommodation-to-basket", 502, 1],
])(
  "%s %s on a connection that Galaxy closes just then answers %d, sent %d times",
  async (method, operation, status, sent) => {
    let calls = 0;
    answer = (request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else response.end("{}");
    };
    const init = { method, headers: own, ...(method === "POST" ? { body: "{}" } : {}) };
    const response = await routes().request(`/sv/api/galaxy/stays/${operation}`, init);
    expect(response.status).toBe(status);
    expect(calls).toBe(sent);
  },
);

const week = "/sv/api/galaxy/stays/availability/accommodation?start=2027-02-06";

test("visitors who search the same at once are one call, without anything of one of them", async () => {
  const calls: unknown[] = [];
  answer = ({ url, headers }, response) => {
    calls.push([url, headers.cookie]);
    response.writeHead(200, { "set-cookie": "GalaxyBasket=2" }).end('{"Results":[]}');
  };
  const site = routes();
  const search = async (visitor: number) => {
    const response = await site.request(week, { headers: { cookie: `GalaxyBasket=${visitor}` } });
    return [await response.json(), response.headers.get("set-cookie")];
  };
  const found = [{ Results: [] }, null];
  expect(await Promise.all([1, 2, 3].map(search))).toEqual([found, found, found]);
  expect(calls).toEqual([[week, undefined]]);
});

test("ER-02 while such an operation is down a visitor's call tries again at once", async () => {
  answer = (_, response) => response.writeHead(503).end();
  const site = routes();
  for (let page = 0; page < 5; page++) await site.request(`${week}&page=${page}`);
  answer = (_, response) => response.end("{}");
  expect((await site.request(`${week}&page=6`)).status).toBe(200);
});

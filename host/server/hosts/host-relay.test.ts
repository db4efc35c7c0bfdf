import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPreviewToken, type ReleaseEntry } from "@stays/releases";
import { Hono } from "hono";
import { createLog } from "../log/log.ts";
import { RegistryStore } from "../releases/registry-store.ts";
import type { ReleaseProblem } from "../releases/release-watch.ts";
import { readerOf, type StoredFiles, sourceOf, writeRegistry } from "../releases/test-registry.ts";
import type { FromHost } from "./host-messages.ts";
import { hostRelay } from "./host-relay.ts";
import { OtherHosts } from "./other-hosts.ts";

const SECRET = "secret";
const NOW = 1_000;
let other: Server;
let address: string;
let hosts: OtherHosts;
let sent: FromHost[];
let host: ReleaseEntry | undefined;
let problems: ReleaseProblem[];

beforeAll(async () => {
  other = createServer(({ method, url, headers }, response) => {
    response.statusCode = url === "/en/broken" ? 500 : 200;
    response.setHeader("cache-control", "no-store");
    response.end(JSON.stringify({ method, url, headers }));
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(() => other.close());
beforeEach(() => {
  sent = [];
  problems = [];
  host = undefined;
  hosts = new OtherHosts((message) => sent.push(message));
});

function site() {
  const files: StoredFiles = {};
  writeRegistry(files, { remotes: {}, ...(host ? { host } : {}) });
  const log = createLog(() => {});
  const registry = new RegistryStore({
    source: sourceOf(files, log),
    read: readerOf(files).read,
    baseUrl: "/releases/",
    log,
  });
  const watch = {
    viewed: () => {},
    failed: async (problem: ReleaseProblem) => void problems.push(problem),
    of: () => ({ views: 0, problems: 0 }),
  };
  const options = { hosts, hostVersion: "1", registry, watch, secret: SECRET, now: () => NOW };
  return new Hono()
    .use(hostRelay({ ...options, log: createLog(() => {}) }))
    .all("*", (context) => context.text("the live host"));
}
const run = (...versions: readonly string[]) =>
  hosts.receive({
    kind: "others",
    addresses: Object.fromEntries(versions.map((version) => [version, address])),
  });
const get = (path = "/en/stays", headers: Readonly<Record<string, string>> = {}) =>
  site().request(`http://stays.example${path}`, { headers });
const previewing = (version: string) => ({
  cookie: `stays-preview=${createPreviewToken({ remote: "host", version, until: 2_000 }, SECRET)}`,
});

test("FE-04 without a supervisor, or a canary, the live host answers everyone", async () => {
  host = { version: "1", canary: { version: "2", percent: 100 } };
  expect(await (await get()).text()).toBe("the live host");
  run("2");
  host = { version: "1" };
  expect(await (await get()).text()).toBe("the live host");
});

test("FE-04 a visitor of the canary gets its answer, with the same host, address, cookies and an id", async () => {
  host = { version: "1", canary: { version: "2", percent: 100 } };
  run("2");
  const response = await get("/en/stays?rooms=2", {
    cookie: "language=en",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
  });
  const seen = await response.json();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect([seen.method, seen.url]).toEqual(["GET", "/en/stays?rooms=2"]);
  expect(seen.headers).toMatchObject({
    "x-forwarded-host": "stays.example",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    cookie: expect.stringMatching(/^language=en; ?stays-visitor=[\w-]{36}$/),
  });
});

test("FE-04 a visitor of the canary cannot name an address of their own", async () => {
  host = { version: "1", canary: { version: "2", percent: 100 } };
  run("2");
  const seen = await (await get("//evil.example/en/stays")).json();
  expect(seen.url).toBe("//evil.example/en/stays");
});

test("FE-04 a canary that is not started yet is left out, and one that fails is counted and answered for", async () => {
  host = { version: "1", canary: { version: "2", percent: 100 } };
  run();
  expect(await (await get()).text()).toBe("the live host");
  hosts.receive({ kind: "others", addresses: { "2": "http://127.0.0.1:1" } });
  expect(await (await get()).text()).toBe("the live host");
  expect(problems).toMatchObject([{ remote: "host", release: "2", isFault: true }]);
  run("2");
  expect((await get("/en/broken")).status).toBe(500);
  expect(problems).toHaveLength(2);
});

test("FE-04 a preview starts its host, which then answers this visitor only", async () => {
  run();
  const response = get("/en/stays", previewing("7"));
  while (sent.length === 0) await new Promise(setImmediate);
  expect(sent).toEqual([{ kind: "wanted", version: "7" }]);
  run("7");
  expect((await (await response).json()).url).toBe("/en/stays");
  expect(await (await get()).text()).toBe("the live host");
});

test("FE-04 a preview of a host that does not start says so; one that was revoked shows the live host", async () => {
  run();
  const response = get("/en/stays", previewing("7"));
  while (sent.length === 0) await new Promise(setImmediate);
  hosts.receive({ kind: "not started", version: "7" });
  expect((await response).status).toBe(503);
  expect(await (await get("/en/stays", { cookie: "stays-preview=forged.token" })).text()).toBe(
    "the live host",
  );
});

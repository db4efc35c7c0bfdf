import { Circuit } from "../galaxy/circuit.ts";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { createLog } from "../observability/log.ts";
import { createRateLimit } from "../observability/rate-limit.ts";
import { PageCache } from "../page/page-cache.ts";
import { CanaryWatch } from "../releases/canary-watch.ts";
import { RegistrySource } from "../releases/registry-source.ts";
import { RegistryStore } from "../releases/registry-store.ts";
import { makeReader, releaseFixture, writeRegistry } from "./test-registry.fixture.ts";
import { testServers } from "./test-server.fixture.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const YEAR = 365 * 24 * HOUR;

const serve = testServers();
let elapsed: number;
let today: number;
beforeEach(() => {
  elapsed = 50 * SECOND;
  today = Date.UTC(2027, 1, 7);
  jest.spyOn(performance, "now").mockImplementation(() => elapsed);
  jest.spyOn(Date, "now").mockImplementation(() => today);
});
afterEach(() => jest.restoreAllMocks());

const log = createLog(() => {});

describe.each([
  ["two hours back", -2 * HOUR],
  ["years back", -30 * YEAR],
  ["two hours forward", 2 * HOUR],
  ["years forward", 30 * YEAR],
])("after the clock was set %s", (_, step) => {
  test("FE-02 a release is seen after a second, and not before", async () => {
    const files = {};
    writeRegistry(files, { remotes: { "mf-cart": { version: "1" } } });
    const source = new RegistrySource({ store: makeReader(files), location: "memory", log, maxAge: SECOND });
    const readNumber = async () => (await source.get())?.number;
    expect(await readNumber()).toBe(1);
    writeRegistry(files, { remotes: { "mf-cart": { version: "2" } } });
    today += step;
    expect(await readNumber()).toBe(1);
    elapsed += SECOND;
    expect(await readNumber()).toBe(2);
    expect(source.use.unreadableSince).toBeNull();
  });

  test("FE-03 a registry that cannot be read is unreadable since then, as the clock is now", async () => {
    const failing = { read: async () => Promise.reject(new Error("gone")), list: async () => [] };
    const source = new RegistrySource({ store: failing, location: "memory", log });
    await source.get();
    elapsed += 90 * SECOND;
    today += step + 90 * SECOND;
    expect(source.use.unreadableSince).toBe(new Date(today - 90 * SECOND).toISOString());
  });

  test("FE-03 a release that could not be read is read again after a second", async () => {
    const files: Record<string, string> = {};
    writeRegistry(files, { remotes: { "mf-cart": { version: "1" } } });
    const read = jest.fn(makeReader(files).read);
    const source = new RegistrySource({ store: makeReader(files), location: "memory", log });
    const store = new RegistryStore({ source, read, baseUrl: "/releases/", log });
    await store.get();
    const tries = read.mock.calls.length;
    today += step;
    await store.get();
    expect(read).toHaveBeenCalledTimes(tries);
    elapsed += SECOND;
    await store.get();
    expect(read.mock.calls.length).toBeGreaterThan(tries);
  });

  test("a rate limit lasts a minute", () => {
    const allows = createRateLimit(1, 10);
    expect([allows("a"), allows("a")]).toEqual([true, false]);
    today += step;
    expect(allows("a")).toBe(false);
    elapsed += 60 * SECOND;
    expect(allows("a")).toBe(true);
  });

  test("ER-02 calls pause for three seconds", async () => {
    const circuit = new Circuit();
    const call = (status: number) =>
      circuit.call(
        async () => status,
        (answer) => answer >= 500,
      );
    for (let time = 0; time < 5; time += 1) await call(503);
    today += step;
    await expect(call(200)).rejects.toThrow("paused");
    elapsed += 3 * SECOND;
    expect(await call(200)).toBe(200);
  });

  test("ER-02 a last good answer is kept for half an hour, and its age is true", async () => {
    let isDown = false;
    const url = await serve((__, response) => response.writeHead(isDown ? 503 : 200).end('{"Results":[]}'));
    const galaxy = openGalaxy({ url, log });
    const read = () => galaxy.read(`${url}/en/api/galaxy/stays/get-content-offer`);
    await read();
    isDown = true;
    for (let time = 0; time < 5; time += 1) await read();
    today += step;
    elapsed += 60 * SECOND;
    expect(await read()).toMatchObject({ status: 200, age: 60 });
    elapsed += HOUR;
    expect((await read()).status).toBe(503);
  });

  test("FE-04 a canary counts the visitors of an hour", () => {
    const registry = { get: async () => ({ "mf-cart": releaseFixture("mf-cart", "1") }) };
    const store = {
      ...makeReader({}),
      create: async () => false,
      write: async () => {},
      remove: async () => {},
    };
    const watch = new CanaryWatch({ store: store as never, registry, log });
    watch.viewed("mf-cart", "1", "anna");
    today += step;
    expect(watch.of("mf-cart", "1").visitors).toBe(1);
    elapsed += HOUR + 1;
    expect(watch.of("mf-cart", "1").visitors).toBe(0);
  });

  test("a kept page is as old as it is", async () => {
    const cache = new PageCache({ maxBytes: 10_000, seconds: { fresh: 60, stale: 600 } });
    const render = jest.fn(async () => ({ response: new Response("page"), sharing: "everyone" as const }));
    const basis = { settings: {}, releases: {}, today: "2027-02-07" } as never;
    const ask = () => cache.answer(new Request("http://site/en/stays"), basis, render);
    await ask();
    today += step;
    elapsed += 30 * SECOND;
    expect((await ask()).headers.get("age")).toBe("30");
    expect(render).toHaveBeenCalledTimes(1);
    elapsed += 700 * SECOND;
    expect((await ask()).headers.get("age")).toBe("0");
  });
});

import type { RenderPool } from "../render/render-pool.ts";
import { addRelease, openTestHost, type TestHost } from "../testing/test-host.fixture.ts";
import { writeRegistry } from "../testing/test-registry.fixture.ts";

let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
});
afterEach(() => site.close());

test("healthz answers under the address that a balancer uses", async () => {
  expect((await (await site.open()).request("http://10.0.0.7:3000/healthz")).status).not.toBe(421);
});

test("healthz is ok once settings and registry are read, with the live releases and the registry's number", async () => {
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
  const response = await (await site.open()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    languages: ["en", "sv"],
    releases: { "mf-cart": "1" },
    registry: { number: 2, unreadableSince: null },
    rendering: null,
  });
});

test("FE-03 healthz is 503 starting until a worker has rendered a page, for which it asks one at a time", async () => {
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
  let hasRendered = false;
  const pool = { state: () => ({ isDown: false, hasRendered }) } as RenderPool;
  const app = await site.open({ pool });
  const ask = async () => {
    const response = await app.request("/healthz");
    return [response.status, (await response.json()).status];
  };
  expect(await Promise.all([ask(), ask()])).toEqual([
    [503, "starting"],
    [503, "starting"],
  ]);
  expect(site.pages).toHaveLength(1);
  hasRendered = true;
  expect(await ask()).toEqual([200, "ok"]);
  expect(site.pages).toHaveLength(1);
});

test("FE-03 healthz names a remote that the registry lists and this process does not have", async () => {
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
  const response = await (await site.open()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "degraded", releases: {}, missing: ["mf-cart"] });
});

test("FE-03 healthz names a live release that an older one replaces", async () => {
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "2", previous: [{ version: "1" }] } } });
  const response = await (await site.open()).request("/healthz");
  expect(await response.json()).toMatchObject({
    status: "degraded",
    releases: { "mf-cart": "1" },
    missing: [],
    unserved: ["mf-cart 2"],
  });
});

test("healthz says since when the registry cannot be read, and which one is used", async () => {
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
  site.files["registry/00000003.json"] = "";
  const response = await (await site.open()).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "degraded",
    releases: { "mf-cart": "1" },
    registry: { number: 2, unreadableSince: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
});

test.each([
  ["no registry", () => ({})],
  ["a registry without a remote", (files: object) => files],
])(
  "healthz is 503 starting with %s; the site is served all the same, with one log line a minute",
  async (_, change) => {
    const files = change({ ...site.files });
    for (const file of Object.keys(site.files)) delete site.files[file];
    Object.assign(site.files, files);
    const app = await site.open();
    for (let time = 0; time < 20; time += 1) {
      const response = await app.request("/healthz");
      expect([response.status, (await response.json()).status]).toEqual([503, "starting"]);
    }
    await app.request("/en/stays");
    expect(site.pages).toHaveLength(1);
    expect(site.lines.filter((line) => line.includes("cannot be read")).length).toBeLessThan(2);
  },
);

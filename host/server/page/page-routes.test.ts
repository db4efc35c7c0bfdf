import { createPreviewToken } from "@stays/releases";
import type { RenderPool } from "../render/render-pool.ts";
import {
  addRelease,
  openTestHost,
  PREVIEW_SECRET,
  STATUS_PASSWORD,
  type TestHost,
} from "../testing/test-host.fixture.ts";
import { writeRegistry } from "../testing/test-registry.fixture.ts";
import { PageCache } from "./page-cache.ts";
import { renderPage } from "./page-handler.ts";

let site: TestHost;
beforeEach(async () => {
  site = await openTestHost();
});
afterEach(() => site.close());

/** A site with a page cache, whose pages are the same for everyone. */
const openWithCache = () =>
  site.open({
    pageCache: new PageCache({ maxBytes: 10_000, seconds: { fresh: 60, stale: 600 } }),
    renderPage: async (_, context) => {
      site.pages.push(context);
      return { response: new Response("page"), sharing: "everyone" };
    },
  });

test("a page with another method is neither kept nor sent from the page cache", async () => {
  const app = await openWithCache();
  for (let visit = 0; visit < 2; visit += 1)
    await app.request("https://stays.example/en/stays", { method: "HEAD" });
  expect(site.pages).toHaveLength(2);
  await app.request("https://stays.example/en/stays");
  expect(site.pages).toHaveLength(3);
});

test("FE-04 the address of a preview is never kept: a cache that ignores cookies has no live page for it", async () => {
  const app = await openWithCache();
  for (let visit = 0; visit < 2; visit += 1)
    await app.request("https://stays.example/en/stays?preview=2.0.0");
  expect(site.pages.map(({ isPersonal }) => isPersonal)).toEqual([true, true]);
});

test("FE-03 until a release is there, pages are shells: rendering each of them would fail and be logged", async () => {
  const pool = { state: () => ({ isDown: false }) } as RenderPool;
  const app = await site.open({ pool });
  await app.request("https://stays.example/en/stays");
  addRelease(site, "mf-cart", "1");
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1" } } });
  await app.request("https://stays.example/en/stays");
  expect(site.pages.map((page) => page.pool)).toEqual([null, pool]);
});

test.each([
  ["/", "sv", "/sv/stays"],
  [
    "/stays/village/2001/name?start=2027-02-07&rooms=1",
    "sv",
    "/sv/stays/village/2001/name?start=2027-02-07&rooms=1",
  ],
  ["/wrong/way", "fr", "/en/wrong/way"],
  ["//evil.example/stays", "en", "/en//evil.example/stays"],
  ["/fr/stays/village/2001/x?a=1", "sv", "/sv/stays/village/2001/x?a=1"],
])("RT-01 %s of a visitor who reads %s goes to %s", async (address, language, target) => {
  const response = await (await site.open()).request(`http://localhost${address}`, {
    headers: { "accept-language": language },
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(target);
  expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
});

test.each([
  ["/EN/stays?a=1", "/en/stays?a=1"],
  ["/en", "/en/stays"],
  ["/sv/", "/sv/stays"],
])("RT-01 %s goes to %s", async (address, target) => {
  const response = await (await site.open()).request(address);
  expect([response.status, response.headers.get("location")]).toEqual([302, target]);
});

test("a page is rendered with its settings, the public address, the destination's day, a fresh nonce and its policy", async () => {
  const app = await site.open();
  for (const origin of ["http://localhost:3000", "http://[::1]:3000"])
    await app.request(`${origin}/sv/stays`);
  expect(site.pages[0]).toMatchObject({
    settings: { language: "sv" },
    today: "2027-02-08",
    origin: "https://stays.example",
    releases: {},
  });
  expect(site.pages[0]?.policy({ scripts: ["'sha256-abc'"], styles: [] })).toContain(
    "script-src 'self' 'sha256-abc'",
  );
  expect(site.pages[0]?.nonce).not.toBe(site.pages[1]?.nonce);
});

test("FE-04 while a canary runs a fault counts for the visitor who got the release, by cookie", async () => {
  addRelease(site, "mf-cart", "1");
  addRelease(site, "mf-cart", "2");
  const canary = { version: "2", percent: 50 };
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1", canary } } });
  const app = await site.open();
  const [cookie = ""] = (await app.request("/en/stays")).headers.get("set-cookie")?.split(";") ?? [];
  const release = site.pages[0]?.releases["mf-cart"]?.descriptor.version;
  expect(cookie).toBe(`stays-visitor=${site.pages[0]?.visitor}`);
  const problem = { remote: "mf-cart", release, operation: "render", message: "broken" };
  const report = (isFault: boolean, headers: Record<string, string>) =>
    app.request("/log", { method: "POST", headers, body: JSON.stringify({ ...problem, isFault }) });
  await report(false, { cookie });
  await report(true, {});
  const authorization = `Basic ${Buffer.from(`:${STATUS_PASSWORD}`).toString("base64")}`;
  const failures = async () => {
    const text = await (await app.request("/metrics", { headers: { authorization } })).text();
    return new RegExp(`^stays_canary_failures.*release="${release}".* (\\d+)$`, "m").exec(text)?.[1];
  };
  expect(await failures()).toBe("0");
  await report(true, { cookie });
  expect(await failures()).toBe("1");
});

/** The number of visitors who got the canary or the live release. */
async function countVisitors(app: Awaited<ReturnType<TestHost["open"]>>): Promise<number> {
  const authorization = `Basic ${Buffer.from(`:${STATUS_PASSWORD}`).toString("base64")}`;
  const text = await (await app.request("/metrics", { headers: { authorization } })).text();
  const counts = [...text.matchAll(/^stays_canary_visitors.* (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

test.each<[string, Record<string, string>, number]>([
  ["a page that a visitor opens", {}, 1],
  ["a page that a visitor opens, with another purpose", { "sec-purpose": "navigate" }, 1],
  ["a prefetched page", { "sec-purpose": "prefetch" }, 0],
  ["a page prefetched through a proxy", { "sec-purpose": "prefetch;anonymous-client-ip" }, 0],
  ["a prerendered page", { "sec-purpose": "prefetch;prerender" }, 0],
  ["a page prefetched by an older Chromium or Safari", { purpose: "prefetch" }, 0],
  ["a page prefetched by an older Firefox", { "x-moz": "prefetch" }, 0],
  ["a page for Safari's top sites", { "x-purpose": "preview" }, 0],
])("FE-04 while a canary runs %s is counted as it is seen: %j, %i", async (_, headers, visitors) => {
  addRelease(site, "mf-cart", "1");
  addRelease(site, "mf-cart", "2");
  const canary = { version: "2", percent: 100 };
  writeRegistry(site.files, { remotes: { "mf-cart": { version: "1", canary } } });
  const app = await site.open();
  const response = await app.request("/en/stays", { headers });
  const shown = site.pages[0]?.releases["mf-cart"]?.descriptor.version;
  // Without a cookie nobody could keep a canary.
  expect(shown).toBe(visitors === 1 ? "2" : "1");
  expect(response.headers.getSetCookie()).toHaveLength(visitors);
  expect(site.pages[0]?.visitor === undefined).toBe(visitors === 0);
  expect(await countVisitors(app)).toBe(visitors);
  const cookie = { ...headers, cookie: "stays-visitor=anna" };
  await app.request("/en/stays", { headers: cookie });
  expect(site.pages[1]?.releases["mf-cart"]?.descriptor.version).toBe("2");
  expect(await countVisitors(app)).toBe(2 * visitors);
});

test("FE-04 a preview that was revoked shows the live release, and its link opens nothing; a later one works", async () => {
  addRelease(site, "mf-cart", "1");
  addRelease(site, "mf-cart", "2");
  const registry = { remotes: { "mf-cart": { version: "1" } } };
  const app = await site.open();
  const shown = async (number: number) => {
    const until = Date.UTC(2027, 1, 8, 12);
    const token = createPreviewToken({ remote: "mf-cart", version: "2", until, number }, PREVIEW_SECRET);
    await app.request("/en/stays", { headers: { cookie: `stays-preview=${token}` } });
    const link = await app.request(`/preview?token=${token}`);
    return [site.pages.at(-1)?.releases["mf-cart"]?.descriptor.version, link.status];
  };
  writeRegistry(site.files, registry);
  expect(await shown(5)).toEqual(["2", 302]);
  writeRegistry(site.files, { ...registry, revoked: { "mf-cart/2": 5 } });
  expect(await shown(5)).toEqual(["1", 403]);
  expect(await shown(6)).toEqual(["2", 302]);
  writeRegistry(site.files, { ...registry, revoked: { "mf-cart": 5 } });
  expect(await shown(5)).toEqual(["1", 403]);
});

test.each([
  ["/en/stays/village/2001/100%", 200],
  ["/en/stays/village/2001/%E0%A4%A?name=%E0%A4%A", 200],
  ["/en/stays/village/2001/fj%c3%a4llbyn", 200],
  ["/en/%E0%A4%A", 404],
  ["/en/stays/village/cbis:2001/fj%C3%A4llbyn", 302],
])("RT-01 %s answers %i", async (address, status) => {
  expect((await (await site.open({ renderPage })).request(address)).status).toBe(status);
});

test("a page answers no POST", async () => {
  expect((await (await site.open()).request("/en/stays", { method: "POST" })).status).toBe(405);
});

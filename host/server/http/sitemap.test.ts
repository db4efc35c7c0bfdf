/** @jest-environment node */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { galaxyExample, type Wire, wireAccommodation, wireCabin, wireContentList } from "@stays/testing";
import type { Hono } from "hono";
import { openTestHost, type TestHost } from "../testing/test-host.fixture.ts";
import { writeSitemaps } from "./sitemap.ts";

let site: TestHost;
let called: string[];
let answers: Record<string, object | number | (() => Promise<never>)>;

beforeEach(async () => {
  site = await openTestHost();
  called = [];
  answers = {
    "get-content-offer": galaxyExample("ContentOffersFound"),
    "get-accommodation-content?page=1": contents([wireAccommodation()], 2),
    "get-accommodation-content?page=2": contents([wireAccommodation(), wireCabin(3001)], 2),
  };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const contents = (items: readonly Wire[], total: number) => wireContentList(items, { TotalResults: total });

const open = () =>
  site.open({
    galaxy: {
      url: "http://127.0.0.1:1",
      send: () => Promise.reject(new Error("not a visitor's call")),
      read: async (url) => {
        const [, language = "", call = ""] =
          /^http:\/\/127.0.0.1:1\/(\w+)\/api\/galaxy\/stays\/(.*)$/.exec(url) ?? [];
        called.push(`${language} ${call}`);
        const answer = answers[`${language} ${call}`] ?? answers[call] ?? 404;
        if (typeof answer === "function") return answer();
        const status = typeof answer === "number" ? answer : 200;
        return { status, age: null, body: Buffer.from(JSON.stringify(answer)) };
      },
    },
  });

/** Requests a file until it is written, as crawlers do. */
async function written(app: Hono, path: string): Promise<Response> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const response = await app.request(path);
    if (response.status === 200) return response;
    await new Promise(setImmediate);
  }
  throw new Error(`${path} was not written.`);
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue() && tries < 100_000; tries += 1) await new Promise(setImmediate);
  expect(isTrue()).toBe(true);
}

/** Requests a sitemap until Galaxy has been called that often: what is running is finished first. */
async function untilCalled(app: Hono, count: number): Promise<void> {
  for (let tries = 0; called.length < count && tries < 10_000; tries += 1) {
    await app.request("/en/sitemap.xml");
    await new Promise(setImmediate);
  }
  expect(called.length).toBeGreaterThanOrEqual(count);
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one);

test("the index lists a sitemap for each language that is served, at the public origin", async () => {
  const response = await written(await open(), "http://localhost:3000/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(locations(await response.text())).toEqual([
    "https://stays.example/en/sitemap.xml",
    "https://stays.example/sv/sitemap.xml",
  ]);
});

test("no request waits for Galaxy: until the first sitemaps are written, crawlers are asked to come again", async () => {
  answers["get-content-offer"] = () => new Promise(() => {});
  const app = await open();
  for (const path of ["/sitemap.xml", "/en/sitemap.xml", "/en/sitemap-2.xml"]) {
    const response = await app.request(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("a language has files of at most 10,000 addresses, all in the index", async () => {
  const pages = Array.from(
    { length: 25_003 },
    (_, n) => [`cbis:${n}`, `/en/stays/cabindetail/${n}/c`] as const,
  );
  const language = { prefix: "en", hreflang: "en", paths: new Map(pages) };
  const files = await writeSitemaps([language], "https://stays.example");
  const read = (path: string) => locations(gunzipSync(files.get(path) ?? "").toString());
  const english = ["", "-2", "-3"].map((n) => `/en/sitemap${n}.xml`);
  expect(read("/sitemap.xml")).toEqual(english.map((path) => `https://stays.example${path}`));
  expect(english.map((path) => read(path).length)).toEqual([10_000, 10_000, 5_003]);
  expect(new Set(english.flatMap(read)).size).toBe(25_003);
});

test("a file that the index does not have is no sitemap", async () => {
  const app = await open();
  await written(app, "/sitemap.xml");
  expect([200, 503]).not.toContain((await app.request("/en/sitemap-4.xml")).status);
});

test("a restart serves what was written last, and writes it anew", async () => {
  const first = await (await written(await open(), "/en/sitemap.xml")).text();
  await until(() => existsSync(path.join(site.folder, "data/sitemaps.json")));
  const count = called.length;
  answers["get-content-offer"] = 500;
  const app = await open();
  const after = await written(app, "/en/sitemap.xml");
  expect(await after.text()).toBe(first);
  await untilCalled(app, count + 2);
});

test("a folder that cannot be written keeps the sitemaps in memory, and the log says so", async () => {
  await writeFile(path.join(site.folder, "data"), "a file");
  const app = await open();
  expect((await written(app, "/en/sitemap.xml")).status).toBe(200);
  await until(() => site.lines.join().includes("the sitemaps cannot be kept for the next start"));
});

test("a browser that accepts gzip gets the file as it is kept", async () => {
  const app = await open();
  const plain = await (await written(app, "/en/sitemap.xml")).text();
  const packed = await app.request("/en/sitemap.xml", { headers: { "accept-encoding": "br, gzip" } });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("vary")).toContain("accept-encoding");
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
});

test("a sitemap lists every stay and package once, by its canonical address", async () => {
  const response = await written(await open(), "/sv/sitemap.xml");
  expect(locations(await response.text())).toEqual([
    "https://stays.example/sv/stays",
    "https://stays.example/sv/stays/packages",
    expect.stringMatching(/^https:\/\/stays\.example\/sv\/stays\/package\/detail\/\d+\/\d+\/[^/]+$/),
    expect.stringMatching(/^https:\/\/stays\.example\/sv\/stays\/village\/2001\/[^/]+$/),
    expect.stringMatching(/^https:\/\/stays\.example\/sv\/stays\/[a-z]+\/3001\/cabin-3001$/),
  ]);
});

test("a hostile name ends neither an address nor the document, and a unit has its own name", async () => {
  const names = ['a"><loc>b', "a&b'", "..%2f..", "💥"];
  answers["get-accommodation-content?page=1"] = contents(
    names.map((name, index) => wireCabin(index + 1, { UrlAlias: name })),
    5,
  );
  const unit = { PageToLoad: "cabin", ParentId: "cbis:2001", UrlAlias: "pine" };
  answers["get-accommodation-content?page=2"] = contents([wireCabin(9, unit)], 5);
  const xml = await (await written(await open(), "/en/sitemap.xml")).text();
  expect(xml).not.toMatch(/[<&](?!\/?(?:urlset|url|loc|xhtml:link)\b|\?xml|amp;|lt;|gt;|quot;|#39;)/);
  const read = locations(xml).map((one = "") => new URL(one.replace("&#39;", "'").replace("&amp;", "&")));
  expect(read.slice(3, 7).map(({ pathname }) => decodeURIComponent(pathname).slice(24))).toEqual(names);
  expect(locations(xml).at(-1)).toBe("https://stays.example/en/stays/village/2001/pine/9");
});

/** The alternates of each address. */
const alternates = (xml: string) =>
  Object.fromEntries(
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, location = "", links = ""]) => [
      location,
      [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    ]),
  );

test("ST-02 every list, package and stay names itself in each language that has it, by that language's own name", async () => {
  const [lake, cabin] = [wireAccommodation({ UrlAlias: "lake" }), wireCabin(3001)];
  answers["sv get-accommodation-content?page=1"] = contents([wireAccommodation({ UrlAlias: "sjö" })], 1);
  answers["en get-accommodation-content?page=1"] = contents([lake, cabin], 2);
  const app = await open();
  const read = async (language: string) =>
    alternates(await (await written(app, `/${language}/sitemap.xml`)).text());
  const english = await read("en");
  const [offer] = Object.keys(english).filter((address) => address.includes("package/detail"));
  const site = "https://stays.example";
  expect(english).toEqual({
    [`${site}/en/stays`]: [`en ${site}/en/stays`, `sv ${site}/sv/stays`],
    [`${site}/en/stays/packages`]: [`en ${site}/en/stays/packages`, `sv ${site}/sv/stays/packages`],
    [String(offer)]: [`en ${offer}`, `sv ${offer?.replace("/en/", "/sv/")}`],
    [`${site}/en/stays/village/2001/lake`]: [
      `en ${site}/en/stays/village/2001/lake`,
      `sv ${site}/sv/stays/village/2001/sj%C3%B6`,
    ],
    [`${site}/en/stays/cabindetail/3001/cabin-3001`]: [],
  });
  const swedish = await read("sv");
  expect(swedish[`${site}/sv/stays/village/2001/sj%C3%B6`]).toEqual(
    english[`${site}/en/stays/village/2001/lake`],
  );
  // Each language is listed once for all sitemaps.
  expect(called.filter((call) => call.endsWith("get-content-offer"))).toHaveLength(2);
});

test("a language that cannot be listed has no sitemap, and the others no links to it", async () => {
  answers["sv get-content-offer"] = 500;
  const app = await open();
  expect(await (await written(app, "/en/sitemap.xml")).text()).not.toContain("xhtml:link rel");
  expect((await app.request("/sv/sitemap.xml")).status).toBe(503);
});

test("a stay whose page the settings place outside the site is left out", async () => {
  await site.writeSettings("en", {
    results: { detailLinks: { village: "/elsewhere/village/{Id}" } },
  });
  const xml = await (await written(await open(), "/en/sitemap.xml")).text();
  expect(xml).not.toContain("village");
  expect(xml).toContain("3001/");
});

test("sitemaps are written anew after an hour, and when a language cannot be listed, the last ones stay", async () => {
  let now = 50_000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const app = await open();
  const first = await (await written(app, "/en/sitemap.xml")).text();
  const calls = called.length;
  // The clock of the machine was set: that is no hour.
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  await app.request("/en/sitemap.xml");
  expect(called).toHaveLength(calls);
  now += 3_600_000;
  answers["en get-content-offer"] = 500;
  await untilCalled(app, calls + 4);
  expect(await (await app.request("/en/sitemap.xml")).text()).toBe(first);
});

test.each([
  ["does not answer", 500],
  ["refuses", { code: 500, errorMessage: "down" }],
])(
  "a Galaxy that %s gives 503 and no empty sitemap, and a minute later the whole one",
  async (_, failure) => {
    let now = 50_000;
    jest.spyOn(performance, "now").mockImplementation(() => now);
    const good = answers["get-content-offer"] ?? {};
    answers["get-content-offer"] = failure;
    const app = await open();
    expect((await app.request("/en/sitemap.xml")).status).toBe(503);
    await untilCalled(app, 2);
    expect((await app.request("/en/sitemap.xml")).status).toBe(503);
    answers["get-content-offer"] = good;
    now += 60_000;
    expect(locations(await (await written(app, "/en/sitemap.xml")).text())).toHaveLength(5);
  },
);

test("a language that is not served has no sitemap", async () => {
  await (await open()).request("/fr/sitemap.xml");
  expect(called).toEqual([]);
});

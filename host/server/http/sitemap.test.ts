/** @jest-environment node */
import { galaxyExample, type Wire, wireAccommodation, wireCabin, wireContentList } from "@stays/testing";
import { openTestHost, type TestHost } from "../testing/test-host.fixture.ts";

let site: TestHost;
let called: string[];
let answers: Record<string, object | number>;

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
        const status = typeof answer === "number" ? answer : 200;
        return { status, age: null, body: Buffer.from(JSON.stringify(answer)) };
      },
    },
  });

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one);

test("the index lists a sitemap for each language that is served, at the public origin", async () => {
  const response = await (await open()).request("http://localhost:3000/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(locations(await response.text())).toEqual([
    "https://stays.example/en/sitemap.xml",
    "https://stays.example/sv/sitemap.xml",
  ]);
  expect(called).toEqual([]);
});

test("a sitemap lists every stay and package once, by its canonical address", async () => {
  const response = await (await open()).request("/sv/sitemap.xml");
  expect(locations(await response.text())).toEqual([
    "https://stays.example/sv/stays",
    "https://stays.example/sv/stays/packages",
    expect.stringMatching(/^https:\/\/stays\.example\/sv\/stays\/package\/detail\/\d+\/\d+\/[^/]+$/),
    expect.stringMatching(/^https:\/\/stays\.example\/sv\/stays\/village\/2001\/[^/]+$/),
    expect.stringMatching(/^https:\/\/stays\.example\/sv\/stays\/[a-z]+\/3001\/cabin-3001$/),
  ]);
  expect(called[0]).toBe("sv get-content-offer");
});

test("a hostile name ends neither an address nor the document, and a unit has its own name", async () => {
  const names = ['a"><loc>b', "a&b'", "..%2f..", "💥"];
  answers["get-accommodation-content?page=1"] = contents(
    names.map((name, index) => wireCabin(index + 1, { UrlAlias: name })),
    5,
  );
  const unit = { PageToLoad: "cabin", ParentId: "cbis:2001", UrlAlias: "pine" };
  answers["get-accommodation-content?page=2"] = contents([wireCabin(9, unit)], 5);
  const xml = await (await (await open()).request("/en/sitemap.xml")).text();
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
    alternates(await (await app.request(`/${language}/sitemap.xml`)).text());
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
  const response = await app.request("/en/sitemap.xml");
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("xhtml:link rel");
  expect((await app.request("/sv/sitemap.xml")).status).toBe(503);
});

test("a stay whose page the settings place outside the site is left out", async () => {
  await site.writeSettings("en", {
    results: { detailLinks: { village: "/elsewhere/village/{Id}" } },
  });
  const xml = await (await (await open()).request("/en/sitemap.xml")).text();
  expect(xml).not.toContain("village");
  expect(xml).toContain("3001/");
});

test("a sitemap is kept for an hour and while the settings are the same", async () => {
  let now = 50_000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const app = await open();
  const read = async () => (await app.request("/en/sitemap.xml")).text();
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  const calls = called.length;
  expect(await read()).toBe(first);
  expect(called).toHaveLength(calls);
  // The clock of the machine was set: that is no hour.
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  await read();
  expect(called).toHaveLength(calls);
  now += 3_600_000;
  await read();
  expect(called).toHaveLength(2 * calls);
});

test.each([
  ["does not answer", 500],
  ["refuses", { code: 500, errorMessage: "down" }],
])(
  "a Galaxy that %s gives 503 and no empty sitemap, and the next crawler the whole one",
  async (_, failure) => {
    const app = await open();
    for (const call of Object.keys(answers)) {
      const good = answers[call] ?? {};
      answers[call] = failure;
      const response = await app.request("/en/sitemap.xml");
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      answers[call] = good;
    }
    expect(locations(await (await app.request("/en/sitemap.xml")).text())).toHaveLength(5);
  },
);

test("a language that is not served has no sitemap", async () => {
  await (await open()).request("/fr/sitemap.xml");
  expect(called).toEqual([]);
});

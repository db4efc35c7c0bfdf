import { CRAWLER } from "../support/crawler.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN, SV, world } from "../support/world.ts";

/**
 * The HTML that a search engine gets, with all parts of the page. A server that is too busy to render them
 * answers 503, and the search engine comes back (ruling 59).
 */
async function readCrawledHtml(address: string): Promise<string> {
  let html = "";
  const crawl = async () => {
    const response = await fetch(address, { headers: { "user-agent": CRAWLER } });
    html = await response.text();
    return response.status;
  };
  await expect.poll(crawl, { message: address, timeout: 60_000 }).toBe(200);
  return html;
}

const readObjects = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

/**
 * The HTML of a page whose head was written with its data. A server that has just started, or is busy, sends
 * the head without the data and adds the description later. So the page is requested until the head is
 * complete.
 */
async function readReadyHtml(address: string): Promise<string> {
  let html = "";
  const inHead = async () => {
    html = await (await fetch(address)).text();
    return readObjects(html.slice(0, html.indexOf("</head>"))).length;
  };
  await expect.poll(inHead, { message: address, timeout: 30_000 }).toBe(1);
  return html;
}

const pages = [
  ["village/2001/name", "LodgingBusiness"],
  ["village/2001/name/3001", "Product"],
  ["cabindetail/1001/name", "Product"],
  ["hotel/4001/name", "Hotel"],
  ["hotel/4001/name/5001", "Product"],
  ["hoteldetail/1012/name", "Product"],
] as const;

test("CD-01 VI-01 CB-01 HO-01 HD-01 RM-01 every page has metadata for search engines: title, description, addresses, picture, offer (ruling 61)", async ({
  site,
}) => {
  for (const [path, type] of pages) {
    // Prices add their fields as a second object.
    const html = await readCrawledHtml(`${site.address}${SV}/stays/${path}${weekForTwo()}`);
    const item = readObjects(html).at(-1);
    const offer = item.offers ?? item.makesOffer;
    expect(offer, path).toMatchObject({ "@type": "Offer", priceCurrency: world.currency.code });
    expect(item).toMatchObject({ "@type": type, name: expect.any(String), image: expect.any(Array) });
    expect(item.address ?? item.geo).toBeTruthy();
    expect(html).toContain(`<title>${item.name.replaceAll("&", "&amp;")} – `);
    expect(html).toMatch(/<meta name="description" content="[^"]+">/);
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+width=800[^"]*">/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${SV}/stays/[^"]+">`));
    expect(html).not.toMatch(/<link rel="canonical" href="[^"]+\/name[/"]/);
    expect(html, "its address in other languages is not known").not.toContain("hreflang");
  }
});

/** One of this many addresses of the sitemap is opened. */
const EVERY = 9;

test("every stay and package is in the sitemap, by the address that its page names as its own", async ({
  site,
}) => {
  const read = async (path: string) => (await fetch(site.address + path)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = ""]) => one);
  const [, listed] = /^Sitemap: (\S+)$/m.exec(await read("/robots.txt")) ?? [];
  const sitemaps = locations(await read(new URL(listed ?? "").pathname));
  expect(sitemaps).toHaveLength(world.languages.length);
  const addresses = locations(await read(`${SV}/sitemap.xml`));
  for (const kind of ["village", "hotel", "cabindetail", "package/detail"])
    expect(addresses.filter((one) => one.includes(`/stays/${kind}/`)).length, kind).toBeGreaterThan(1);
  for (const address of addresses.filter((_, index) => index % EVERY === 0)) {
    const html = await readCrawledHtml(site.address + new URL(address).pathname);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test("a shared comparison has the names and a picture of its stays, and leads back to it", async ({
  site,
}) => {
  const query = "?compare=cbis:2001,cbis:4001";
  const html = await readCrawledHtml(`${site.address}${EN}/stays${query}&gclid=1`);
  expect(html).toMatch(/<meta property="og:title" content="Compare [^"]+ and [^"]+">/);
  expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+">/);
  expect(html).toContain(`/stays${query}">`);
});

test("RV-01 a late rating still reaches the structured data and delays nothing", async ({ site }) => {
  const address = `${site.address}${EN}/stays/village/2001/x`;
  await orderFault(site.address, { operation: "getTravelRating", kind: "slow", ms: 400 });
  const late = readObjects(await readReadyHtml(address));
  await clearFaults(site.address);
  expect(late.map((object) => "aggregateRating" in object)).toEqual([false, true]);
  expect(new Set(late.map((object) => object["@id"]))).toEqual(new Set(["#stay"]));
});

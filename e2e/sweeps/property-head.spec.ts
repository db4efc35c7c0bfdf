import { routeTable } from "../../shared/routes/src/route-table.ts";
import { CRAWLER } from "../support/crawler.ts";
import addresses from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { SV, world } from "../support/world.ts";

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

const DESCRIPTION = /<meta name="description" content="([^"]+)">/;

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

test("ST-02 every page of the route table has a title and a description of its own", async ({ site }) => {
  expect(Object.keys(addresses).sort()).toEqual(Object.keys(routeTable).sort());
  const notFound = await (await fetch(`${site.address}${SV}/nothing-here`)).text();
  const [, ofSite] = DESCRIPTION.exec(notFound) ?? [];
  expect(ofSite).toBeTruthy();
  const seen = new Set<string | undefined>();
  for (const [route, path] of Object.entries(addresses))
    for (const search of ["", weekForTwo()]) {
      const read = async () => {
        const html = await (await fetch(`${site.address}${SV}${path}${search}`)).text();
        const [, description] = DESCRIPTION.exec(html) ?? [];
        seen.add(description);
        return /<title>[^<]+ – [^<]+<\/title>/.test(html) && description !== ofSite && Boolean(description);
      };
      // The head of an item waits for Galaxy 1 s; a busy machine may take longer, and then knows the answer.
      await expect.poll(read, { message: `${route} ${search}`, timeout: 10_000 }).toBe(true);
    }
  expect(seen.size).toBeGreaterThanOrEqual(Object.keys(addresses).length);
});

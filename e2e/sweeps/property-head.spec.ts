import { routeTable } from "../../shared/routes/src/route-table.ts";
import addresses from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { SV } from "../support/world.ts";

const DESCRIPTION = /<meta name="description" content="([^"]+)">/;

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

import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN, languageOf, world } from "../support/world.ts";

const week = weekForTwo();

test.describe("RT-01 an address without a language", () => {
  for (const [locale, language] of [
    ["sv-SE", languageOf("sv").prefix],
    ["nb-NO", languageOf("nb").prefix],
    ["de-AT", languageOf("de").prefix],
    ["fr-FR", world.languages[0]?.prefix],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });
      test(`leads to ${language}, with its query`, async ({ page }) => {
        await page.goto(`/stays${week}`);
        expect(new URL(page.url()).pathname).toBe(`/${language}/stays`);
        expect(new URL(page.url()).search).toBe(week);
      });
    });
  }
});

test.describe("RT-02 RT-03 RT-04 old links", () => {
  const links = [
    [
      "RT-02",
      `${EN}/stays/cabindetail/2001/name${week}&cabin=cbis:3001&sort=Price-Asc`,
      `${EN}/stays/village/2001/name/3001`,
    ],
    [
      "RT-03",
      `${EN}/stays/hoteldetail/4001/name${week}&room=cbis:5001&sort=Price-Asc`,
      `${EN}/stays/hotel/4001/name/5001`,
    ],
    ["RT-04", `${EN}/stays${week}&cabin=cbis:3001&sort=Price-Asc`, `${EN}/stays`],
  ] as const;
  for (const [row, link, path] of links) {
    test(`${row} leads to ${path}, with the rest of its query`, async ({ page, request }) => {
      // The page replaces its address with the item's own name at once, so check the redirect's location
      // instead.
      const { location } = (await request.get(link, { maxRedirects: 0 })).headers();
      expect(new URL(location ?? "", "http://site")).toMatchObject({
        pathname: path,
        search: `${week}&sort=Price-Asc`,
      });
      await page.goto(link);
      expect(new URL(page.url()).search).toBe(`${week}&sort=Price-Asc`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

for (const name of ["fjällbyn", "a b", "100 %", "a#b?c/d", "🏔️", "בקתה"])
  test(`RT-05 the name ${name} in an address survives a reload`, async ({ page, request }) => {
    const address = `${EN}/stays/village/2001/${encodeURIComponent(name)}${week}`;
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { pathname } = new URL(page.url());
    expect(decodeURIComponent(pathname.slice(`${EN}/stays/village/2001/`.length))).toBe(name);
  });

test("RT-06 a reloaded page with a hash is scrolled to its anchor", async ({ page }) => {
  await page.goto(`${EN}/stays/village/2001/name${week}#reviews`);
  await expect(page.getByRole("heading", { level: 2, name: "Reviews" })).toBeInViewport();
});

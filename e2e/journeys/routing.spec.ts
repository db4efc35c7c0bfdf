import { expect, test } from "../support/journey.ts";
import { mouse } from "../support/pointer.ts";
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

test("RT-01 an address without a page says so in the shell, with links", async ({ page, quiet }) => {
  quiet.allow(/^(?:refused|console error): .*404/);
  const answer = await page.goto(`${EN}/stays/nowhere/at/all/here`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "We can't find that page" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Find a stay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stays" })).toBeVisible();
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

test("RT-05 the name in the address becomes the item's own, without a history entry", async ({ page }) => {
  await page.goto(`${EN}/stays${week}`);
  await page.goto(`${EN}/stays/village/2001/name${week}`);
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toMatch(new RegExp(`^${EN}/stays/village/2001/(?!name$)[^/]+$`));
  expect(new URL(page.url()).search).toBe(week);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Stays" })).toBeVisible();
});

test("RT-06 a hash scrolls to its anchor, another route starts at its top, and Back is where one was", async ({
  page,
}) => {
  await page.goto(`${EN}/stays/village/2001/name${week}`);
  await page.getByRole("link", { name: /reviews$/ }).click();
  const reviews = page.getByRole("heading", { level: 2, name: "Reviews" });
  await expect(page).toHaveURL(/#reviews$/);
  await expect(reviews).toBeInViewport();
  await mouse(page).toTheEnd();
  await page.getByRole("contentinfo").getByRole("link", { name: "Packages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Package list" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("RT-06 a reloaded page with a hash is scrolled to its anchor", async ({ page }) => {
  await page.goto(`${EN}/stays/village/2001/name${week}#reviews`);
  await expect(page.getByRole("heading", { level: 2, name: "Reviews" })).toBeInViewport();
});

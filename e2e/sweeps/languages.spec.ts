import type { Page } from "@playwright/test";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";

// The destination that lists all languages: those of the other two are opened by every sweep.
test.use({ siteEnv: { SANDBOX_WORLD: "khroumirie" } });

const week = weekForTwo();
const start = new Date(`${new URLSearchParams(week).get("start")}T00:00Z`);

for (const [prefix, heading, nights, adults] of [
  ["da", "Overnatningssteder", "7 nætter", "2 voksne"],
  ["fi", "Majoitukset", "7 yötä", "2 aikuista"],
  ["nl", "Accommodaties", "7 nachten", "2 volwassenen"],
  ["fr", "Hébergements", "7 nuits", "2 adultes"],
] as const)
  test(`ST-02 the results in ${prefix}: language, heading, dates and plural forms`, async ({ page }) => {
    await page.goto(`/${prefix}/stays${week}`);
    await expect(page.locator("html")).toHaveAttribute("lang", prefix);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    const main = page.getByRole("main");
    const day = new Intl.DateTimeFormat(prefix, { day: "numeric", month: "short", timeZone: "UTC" });
    await expect(main).toContainText(day.format(start));
    await expect(main).toContainText(nights);
    await expect(main).toContainText(adults);
    await expect(page.getByRole("banner").locator(`a[hreflang=${prefix}]`).first()).toBeAttached();
  });

const address = `/da/stays/village/2001/name${week}`;
const menuOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Dansk" });
const linkTo = (page: Page, language: string) =>
  page.getByRole("banner").locator(`a[hreflang=${language}]`).filter({ visible: true });

/** Goes to the menu by Tab, from the start of the page. */
async function tabToMenu(page: Page): Promise<void> {
  const menu = menuOf(page);
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await menu.evaluate((button) => button === document.activeElement)) return;
  }
  await expect(menu).toBeFocused();
}

test("RT-01 the language menu by keyboard: keys that only look stay on the page, Enter loads the language", async ({
  page,
}) => {
  await page.goto(address);
  // The item's own alias replaces the word name once the page is hydrated (RT-05).
  await expect(page).not.toHaveURL(/\/name\?/);
  const before = page.url();
  await tabToMenu(page);
  await page.keyboard.press("Enter");
  await expect(linkTo(page, "fr")).toBeVisible();
  for (const key of ["ArrowDown", "ArrowUp", "End", "f", "Tab", "Tab"]) await page.keyboard.press(key);
  await expect(linkTo(page, "fr")).toBeVisible();
  expect(page.url()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(linkTo(page, "fr")).toHaveCount(0);
  await expect(menuOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await linkTo(page, "fr").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(new URL(page.url()).search).toBe(new URL(before).search);
  expect((await page.context().cookies()).find(({ name }) => name === "language")?.value).toBe("fr");
});

for (const [what, hash] of [
  ["its query", ""],
  ["its query and hash", "#reviews"],
] as const)
  test(`RT-01 another language shows the same part of a page with ${what}`, async ({ page }) => {
    await page.goto(address + hash);
    await page.waitForFunction(() => performance.getEntriesByName("page-interactive").length > 0);
    await page.waitForLoadState("networkidle");
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const top = await page.evaluate(() => scrollY);
    // Focusing a link of the header would scroll to it where the header is not sticky.
    await menuOf(page).evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await linkTo(page, "fr").evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(new URL(page.url()).hash).toBe(hash);
    // Rows above the window change the height once they are rendered in full; the hash itself is 900 px away.
    const away = () => page.evaluate((before) => Math.abs(scrollY - before), top);
    await expect.poll(away).toBeLessThan(300);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("RT-01 the language menu opens by Enter, and its links keep the query", async ({ page }) => {
    await page.goto(address);
    await menuOf(page).focus();
    await page.keyboard.press("Enter");
    await linkTo(page, "fr").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(new URL(page.url()).search).toBe(week);
  });
});

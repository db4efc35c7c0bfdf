import type { Page } from "@playwright/test";
import { writePseudoLocale } from "../../tools/texts/pseudo-settings.mjs";
import { expect, test } from "../support/journey.ts";
import pages from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";
import { untranslated } from "../support/untranslated.ts";
import { visibleTexts } from "../support/visible-texts.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** One page of each remote and layout. */
const kinds = [
  "stayslist",
  "village",
  "hotel",
  "packagespage",
  "packagedetail",
  "upsellday",
  "upsellcategory",
  "upsellrecommend",
  "upselltransport",
];
const week = weekForTwo();
const addresses = [
  ...Object.entries(pages)
    .filter(([name]) => kinds.includes(name))
    .map(([, path]) => path + week),
  `/stays${week}&compare=cbis:2001.3001,cbis:4001`,
  "/stays/trip?stay=2027-02-06,2027-02-13,2001,3001&time=2027-02-08T1000,2027-02-08T1100",
].map((address) => EN + address);

/** Answers of Galaxy that the browser receives. */
function listenToGalaxy(page: Page): () => Promise<readonly unknown[]> {
  const answers: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/galaxy/")) answers.push(response.json().catch(() => null));
  });
  return () => Promise.all(answers);
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("ruling 168: in en-XA every text is translated, none is clipped, and 320 px are enough", async ({
  page,
  site,
  settings: _,
}) => {
  await writePseudoLocale(site.settingsFolder, "en-XA");
  await page.setViewportSize(windows.phone);
  const answers = listenToGalaxy(page);
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const texts = await visibleTexts(page);
    expect(texts.some(({ text }) => text.startsWith("["))).toBe(true);
    const written = texts.map(({ text }) => text);
    expect.soft(await untranslated(page, written, await answers()), address).toEqual([]);
    expect
      .soft(
        texts.filter(({ isClipped }) => isClipped).map(({ text }) => text),
        address,
      )
      .toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await pageWidth(page), address).toBeLessThanOrEqual(320);
    await page.setViewportSize(windows.phone);
  }
});

test("ruling 167: from right to left pages are mirrored, and nothing scrolls sideways", async ({
  page,
  site,
  settings: _,
}) => {
  await writePseudoLocale(site.settingsFolder, "ar-XB");
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    for (const viewport of [windows.desktop, windows.phone]) {
      await page.setViewportSize(viewport);
      const home = await page.getByRole("banner").getByRole("link").first().boundingBox();
      expect.soft(home?.x, address).toBeGreaterThan(viewport.width / 2);
      expect.soft(await pageWidth(page), address).toBeLessThanOrEqual(viewport.width);
    }
  }
});

test("ruling 167 SR-05: from right to left the arrow to the left shows the next photo", async ({
  page,
  site,
  settings: _,
}) => {
  await writePseudoLocale(site.settingsFolder, "ar-XB");
  await page.goto(`${EN}/stays/village/2001/name${weekForTwo()}`);
  await page.locator("button:has(img)").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img").first()).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText(/2.*10/).last()).toBeVisible();
});

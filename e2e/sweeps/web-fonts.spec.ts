import path from "node:path";
import type { Page } from "@playwright/test";
import { clock, onOneDay, world } from "../support/fixed-site.ts";
import { expect, test } from "../support/test.ts";

const week = "?start=2027-02-10&end=2027-02-17&rooms=1&gc-1-adults=2";
/** The language of most texts, and the one of the longest words. */
const LANGUAGES: readonly string[] = ["en", "de"];
const paths = [
  "stays",
  "stays/village/2001/name",
  "stays/hotel/4001/name",
  "stays/package/list/2001",
  "stays/upsell/days",
];

// Lays text out as on Android, with Roboto.
test.use({
  ...onOneDay({ FONTCONFIG_FILE: path.join(import.meta.dirname, "../support/android-fonts.conf") }),
  viewport: { width: 412, height: 823 },
  isMobile: true,
});

/** Opens a page and lets its web fonts arrive once it is interactive. @returns texts that move up or down */
async function movedBy(page: Page, address: string): Promise<readonly string[]> {
  const held: (() => void)[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.addInitScript({ path: clock });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("page-interactive").length > 0);
  // One of each family.
  await expect.poll(() => held.length).toBe(2);
  const texts = await page.evaluateHandle(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => [...element.childNodes].some((node) => node.nodeName === "#text"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Texts for screen readers only are 1px high.
      .filter(({ box }) => box.height > 1 && box.top < innerHeight),
  );
  for (const send of held) send();
  return await texts.evaluate(async (list) => {
    await document.fonts.ready;
    return list
      .filter(({ element }) => element.isConnected)
      .filter(({ element, box }) => Math.abs(element.getBoundingClientRect().top - box.top) > 3)
      .map(({ element }) => element.textContent.slice(0, 40));
  });
}

test("NF web fonts that come late move no text on an Android phone, in English and in German", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  for (const { prefix } of world.languages.filter(({ code }) => LANGUAGES.includes(code)))
    for (const address of paths) {
      const page = await browser.newPage();
      const moved = await movedBy(page, `/${prefix}/${address}${week}`);
      expect.soft(moved, `/${prefix}/${address}`).toEqual([]);
      await page.close();
    }
});

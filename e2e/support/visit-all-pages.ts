import { type Browser, expect, test } from "@playwright/test";
import { coveredControls } from "./covered-controls.ts";
import { openHydrated, watchComplaints, watchSentControls } from "./hydrated.ts";
import { useOtherLanguageData } from "./language-data.ts";
import { leaveBehind } from "./leftover-basket.ts";
import pages from "./pages.json" with { type: "json" };
import { expectListedStorage, watchOtherServers } from "./privacy-page.ts";
import type { RunningSite } from "./site.ts";
import { weekForTwo } from "./stay-dates.ts";
import { windows } from "./windows.ts";
import { world } from "./world.ts";

/** Click ids, which a page from a cache was not rendered with. */
const CLICK_IDS = "utm_source=mail&gclid=1";
/** Prefixes of the world's languages. */
const languages = world.languages.map(({ prefix }) => prefix);
/** The village of 300 cabins and the hotel of 80 rooms. */
const largePages = world.size ? ["/stays/village/2004/name", "/stays/hotel/4005/name"] : [];
/** Every page: an address without its language prefix. */
export const addresses = [
  "/stays",
  ...[...Object.values(pages), ...largePages].map((page) => page + weekForTwo()),
];
/** A page of each remote and of each layout: addresses without their language prefix. */
export const layouts = (
  [
    "stayslist",
    "village",
    "hotel",
    "packagespage",
    "packagedetail",
    "upsellday",
    "upsellcategory",
    "upsellrecommend",
    "upselltransport",
    "trip",
  ] as const
).map((name) => pages[name] + weekForTwo());
const DAY = 86_400_000;
/** The first of the weeks in which these tests book cabins, one for each half of each language. */
const WEEK = 15;

/** Most pixels between the picture of a card and the name below it. Firefox sizes rows by a picture's own height. */
const MOST_GAP = 60;

/** Names of cards that are too far below their picture. */
const gaps = (most: number): readonly string[] =>
  [...document.querySelectorAll("main article")]
    .map((card) => ["img", "h2, h3"].map((part) => card.querySelector(part)))
    .filter(([photo, name]) => {
      const bottom = photo?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return (name?.getBoundingClientRect().top ?? 0) - bottom > most;
    })
    .map(([, name]) => `${name?.textContent}`);

/**
 * Visits every other page in a language and expects no complaint of React, no control that is covered, and nothing stored or asked that docs/privacy.md lacks. The browser's location, time zone, language and language data differ from the server's.
 */
export async function visitPages(
  browser: Browser,
  { address: origin }: RunningSite,
  language: string,
  half: 0 | 1,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: windows.desktop,
    timezoneId: "Pacific/Kiritimati",
    locale: "ar-EG",
  });
  await context.clock.install({ time: Date.now() + 3 * DAY });
  await context.addInitScript(useOtherLanguageData);
  await leaveBehind(context, origin, WEEK + 2 * languages.indexOf(language) + half);
  const asked = watchOtherServers(context, origin);
  const page = await context.newPage();
  const complaints = await watchComplaints(page);
  const sent = await watchSentControls(page);
  for (const address of addresses.filter((_, index) => index % 2 === half))
    await test.step(address, async () => {
      const clicked = `${address}${address.includes("?") ? "&" : "?"}${CLICK_IDS}`;
      const { said, html } = await openHydrated(page, `/${language}${clicked}`, complaints);
      expect.soft(said, address).toEqual([]);
      expect.soft(await sent.replaced(), `${address}: hydrated, not rendered again`).toEqual([]);
      expect.soft(await page.evaluate(coveredControls), address).toEqual([]);
      expect.soft(await page.evaluate(gaps, MOST_GAP), `${address}: gaps`).toEqual([]);
      const named = /<main[^>]*>.*?data-remote="(mf-[a-z-]+)" data-release="([^"]+)"/s;
      const [, remote = "", release = ""] = named.exec(html) ?? [];
      const element = page.locator("main > [data-remote]");
      await expect.soft(element, "as the server sent it").toHaveAttribute("data-remote", remote);
      await expect.soft(element, "as the server sent it").toHaveAttribute("data-release", release);
      const repeated = page.locator("a[href*='gclid']:not([href*='/online/']), form [name='gclid']");
      await expect.soft(repeated, `${address}: only the online site gets click ids`).toHaveCount(0);
      await expectListedStorage(page);
    });
  expect.soft(asked, "Other servers of docs/privacy.md").toEqual([]);
  await context.close();
}

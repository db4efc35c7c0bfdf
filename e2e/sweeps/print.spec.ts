import type { Page } from "@playwright/test";
import { eachPage } from "../support/each-page.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";
import { PRICE } from "../support/world.ts";

/** Parts that only a screen has: controls, the map, and forms but for what is chosen in them. */
const CONTROLS =
  "button, form, nav, select, label, output, [role=tablist], [role=radiogroup], [role=group], #map, #find-availability > h2, .leaflet-container";

/** What a photo says that it opens. */
const CAPTIONS = /^All \d+ photos$/;

/** The texts that can be seen, those of controls apart. */
const visibleTexts = (page: Page) =>
  page.evaluate((controls) => {
    const [said, ofControls]: [string[], string[]] = [[], []];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || getComputedStyle(element).clipPath !== "none") continue;
      (element.closest("main") && !element.closest(controls) ? said : ofControls).push(text);
    }
    return { said, all: [...said, ...ofControls].join("\n") };
  }, CONTROLS);

const week = new URLSearchParams(weekForTwo());
const dayOf = (key: string) => String(Number(week.get(key)?.slice(-2)));
const [first, last] = [dayOf("start"), dayOf("end")];
/** Both days of the stay, in any order of words: `Sat 30 Jan – Sat 6 Feb`, `30 January 2027`. */
const DATES = new RegExp(`\\b${first} \\p{L}+[\\s\\S]*\\b${last} \\p{L}+`, "u");
const GUESTS = /\b2 (?:adults|guests)/;

/** Pages whose prices are for one person or thing, at times that are beside them. */
const PRICED_BY_ITEM = ["upsellday", "upsellcategory", "upsellrecommend", "upselltransport", "trip"];

test("each page prints what it says, and what its prices are for", async ({ browser, site }) => {
  const found = await eachPage(browser, site, { viewport: windows.desktop }, async (page) => {
    const screen = await visibleTexts(page);
    await page.emulateMedia({ media: "print" });
    return { screen, print: await visibleTexts(page) };
  });
  for (const [name, { screen, print }] of Object.entries(found)) {
    expect.soft(screen.said.length, name).toBeGreaterThan(3);
    const lost = screen.said.filter((text) => !print.all.includes(text) && !CAPTIONS.test(text));
    expect.soft(lost, `${name}: is read on the screen only`).toEqual([]);
    if (PRICED_BY_ITEM.includes(name) || !new RegExp(PRICE).test(print.all)) continue;
    expect.soft(print.all, `${name}: the dates of its prices`).toMatch(DATES);
    expect.soft(print.all, `${name}: the guests of its prices`).toMatch(GUESTS);
  }
  // What only buttons say: the days of the stay, and the days of the calendar.
  for (const name of ["upsellday", "upselltransport"])
    expect.soft(found[name]?.print.all, name).toMatch(new RegExp(`\\p{L}+ ${last} \\p{L}+`, "u"));
  expect.soft(found.upsellcategory?.print.all).toMatch(new RegExp(`^${first}$`, "m"));
});

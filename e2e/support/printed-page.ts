import { expect, type Page } from "@playwright/test";
import { weekForTwo } from "./stay-dates.ts";
import { speaking } from "./words.ts";
import { findCurrency } from "./world.ts";

const readText = speaking("sv");

/** Parts that only a screen has: controls, the map, and forms but for what is chosen in them. */
const CONTROLS =
  "button, form, nav, select, label, output, [role=tablist], [role=radiogroup], [role=group], #map, #results-map, #find-availability > h2, .leaflet-container";

/** What a photo says that it opens. */
const CAPTIONS = new RegExp(`^${readText("property", "All {{count}} photos", { count: "\\d+" })}$`);

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

/** What paper cannot unfold: disclosures and panels of which only the heading is printed, and texts that are cut off. */
const foldedTexts = (page: Page) =>
  page.evaluate((controls) => {
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1;
    const readName = (element: Element) => (element.textContent ?? "").trim().slice(0, 60);
    const closed = [...document.querySelectorAll("main details")]
      .filter((one) => one.checkVisibility() && ![...one.children].slice(1).some(isPrinted))
      .map(readName);
    const panels = [...document.querySelectorAll("main [role=tabpanel]")]
      .filter((one) => !one.closest("form") && one.parentElement?.checkVisibility() && !isPrinted(one))
      .map(readName);
    const cut = [...document.querySelectorAll("main *")].filter((one) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(one);
      if (one.closest(controls) || clipPath !== "none" || readName(one) === "" || !isPrinted(one))
        return false;
      const isCutBelow = overflowY !== "visible" && one.scrollHeight > one.clientHeight + 4;
      const isCutBeside = overflowX !== "visible" && one.scrollWidth > one.clientWidth + 4;
      return one.clientHeight > 0 && (isCutBelow || isCutBeside);
    });
    return [...closed, ...panels, ...cut.map(readName)];
  }, CONTROLS);

const week = new URLSearchParams(weekForTwo());
const findDay = (key: string) => String(Number(week.get(key)?.slice(-2)));
const [first, last] = [findDay("start"), findDay("end")];
/** Both days of the stay, in any order of words: `Sat 30 Jan – Sat 6 Feb`, `30 January 2027`. */
const DATES = new RegExp(`\\b${first} \\p{L}+[\\s\\S]*\\b${last} \\p{L}+`, "u");
const GUESTS = new RegExp(
  [
    readText("ui", "{{count}} adults", { count: 2 }),
    readText("property", "{{count}} guests", { count: 2 }),
  ].join("|"),
);

/** Pages whose prices are for one person or thing, at times that are beside them. */
const PRICED_BY_ITEM = ["upsellday", "upsellcategory", "upsellrecommend", "upselltransport", "trip"];

/** Texts that the print of a page has, beside those of its screen. */
const printed: Readonly<Record<string, RegExp>> = {
  // What a price is made of.
  village: /per natt, i snitt/,
  // What only buttons say: the days of the stay, and the days of the calendar.
  upsellday: new RegExp(`\\p{L}+ ${last} \\p{L}+`, "u"),
  upselltransport: new RegExp(`\\p{L}+ ${last} \\p{L}+`, "u"),
  upsellcategory: new RegExp(`^${first}$`, "m"),
};

/** Expects a Swedish page to print what it says, and what its prices are for. */
export async function expectPrinted(page: Page, name: string): Promise<void> {
  const screen = await visibleTexts(page);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const [print, folded] = [await visibleTexts(page), await foldedTexts(page)];
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect.soft(folded, "folded").toEqual([]);
  expect.soft(screen.said.length).toBeGreaterThan(3);
  const lost = screen.said.filter((text) => !print.all.includes(text) && !CAPTIONS.test(text));
  expect.soft(lost, "is read on the screen only").toEqual([]);
  const expected = printed[name];
  if (expected) expect.soft(print.all).toMatch(expected);
  if (PRICED_BY_ITEM.includes(name) || !print.all.includes(findCurrency("sv"))) return;
  expect.soft(print.all, "the dates of its prices").toMatch(DATES);
  expect.soft(print.all, "the guests of its prices").toMatch(GUESTS);
}

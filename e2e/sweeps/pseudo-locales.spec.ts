import type { Page } from "@playwright/test";
import { writePseudoLocale } from "../../tools/texts/pseudo-settings.mjs";
import { waitUntilHydrated, watchRequests } from "../support/hydrated.ts";
import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { layouts } from "../support/visit-all-pages.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** A visible text of a page, or the name of an element that screen readers speak. */
interface VisibleText {
  readonly text: string;
  /** Whether a part of it is cut off at its side. */
  readonly isClipped: boolean;
}

/** Texts that visitors see or hear, without scripts, hidden elements and what is drawn for the eye only. */
async function visibleTexts(page: Page): Promise<readonly VisibleText[]> {
  return page.evaluate(() => {
    const found: { text: string; isClipped: boolean }[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest("script, style, noscript, template, [hidden]") || !element.checkVisibility())
        continue;
      for (const name of ["aria-label", "alt", "placeholder", "title"]) {
        const text = element.getAttribute(name);
        if (text?.trim()) found.push({ text, isClipped: false });
      }
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent).join("");
      if (text.trim() === "") continue;
      const { overflowX, clipPath } = getComputedStyle(element);
      const isForReaders = clipPath !== "none" || element.clientWidth <= 1;
      const isCut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      found.push({ text, isClipped: isCut && !isForReaders });
    }
    return found;
  });
}

/** Words that dates and prices are made of: the formats of a locale are not texts. */
const FORMATTED =
  /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[A-Z]{3}\b/g;
/** The button that the script of the online site draws has that site's words. */
const ONLINE = "Book now";

const readWords = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

function readStrings(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(readStrings) : [];
}

const countries = new Intl.DisplayNames("en", { type: "region" });
const readCountry = (text: string): string => (/^[A-Z]{2}$/.test(text) ? (countries.of(text) ?? "") : "");

/** Words of Galaxy's answers and the settings, from the data in a page's HTML and from the answers to its browser. */
function dataWords(html: string, answers: readonly unknown[]): ReadonlySet<string> {
  // Late answers leave the page once they are read.
  const scripts = html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs);
  const data = [...scripts].map(([, json]) => JSON.parse(json ?? ""));
  // The texts of the page are among its data.
  const strings = readStrings([...data.map((part) => ({ ...part, texts: null })), ...answers]);
  return new Set(readWords([ONLINE, ...strings, ...strings.map(readCountry)].join("\n")));
}

/**
 * What is outside the brackets of `en-XA`: neither a text nor a value in a text. A value in an element of its own
 * leaves one bracket on each side.
 */
function outsideBrackets(text: string): string {
  const shorter = text.replace(/\[[^[\]]*(?:\]|$)|^[^[\]]*\]/g, "");
  return shorter === text ? text : outsideBrackets(shorter);
}

/**
 * The given texts of a page in `en-XA` that cannot be translated: they are neither in brackets nor from Galaxy,
 * the settings or a locale's formats.
 */
function untranslated(
  html: string,
  texts: readonly string[],
  answers: readonly unknown[],
): readonly string[] {
  const known = dataWords(html, answers);
  return texts.filter((text) =>
    readWords(outsideBrackets(text).replace(FORMATTED, "")).some((word) => !known.has(word)),
  );
}

const addresses = [
  ...layouts,
  `/stays${weekForTwo()}&compare=cbis:2001.3001,cbis:4001`,
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
  const allHasCome = watchRequests(page);
  for (const address of addresses) {
    const html = (await (await page.goto(address))?.text()) ?? "";
    await waitUntilHydrated(page);
    await allHasCome();
    const texts = await visibleTexts(page);
    expect(texts.some(({ text }) => text.startsWith("["))).toBe(true);
    const written = texts.map(({ text }) => text);
    expect.soft(untranslated(html, written, await answers()), address).toEqual([]);
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
  // A key before the dialog has the focus is one of the page.
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText(/2.*10/).last()).toBeVisible();
});

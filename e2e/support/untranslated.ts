import type { Page } from "@playwright/test";

/** Words that dates and prices are made of: the formats of a locale are not texts. */
const FORMATTED =
  /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[A-Z]{3}\b/g;
/** The button that the script of the online site draws has that site's words. */
const ONLINE = "Book now";

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

const countries = new Intl.DisplayNames("en", { type: "region" });
const countryOf = (text: string): string => (/^[A-Z]{2}$/.test(text) ? (countries.of(text) ?? "") : "");

/** Words of Galaxy's answers and the settings, from a page's data. */
async function dataWords(page: Page, answers: readonly unknown[]): Promise<ReadonlySet<string>> {
  const scripts = await page.locator('script[type="application/json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text));
  // The texts of the page are among its data.
  const strings = stringsIn([...data.map((part) => ({ ...part, texts: null })), ...answers]);
  return new Set(wordsOf([ONLINE, ...strings, ...strings.map(countryOf)].join("\n")));
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
export async function untranslated(
  page: Page,
  texts: readonly string[],
  answers: readonly unknown[],
): Promise<readonly string[]> {
  const known = await dataWords(page, answers);
  return texts.filter((text) =>
    wordsOf(outsideBrackets(text).replace(FORMATTED, "")).some((word) => !known.has(word)),
  );
}

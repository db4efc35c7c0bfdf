import { addDays, type IsoDay } from "@stays/days";

const FREE = /free cancellation|fri avbokning|gratis avbestilling|kostenlose stornierung/i;
/** A number of days before arrival, in the languages that Galaxy writes conditions in. */
const DAYS_BEFORE =
  /(\d{1,3}) (?:days? before arrival|dag(?:ar)? före ankomst|dag(?:er)? før ankomst|Tage? vor (?:der )?Anreise)/i;

/** The first paragraph of conditions without tags: HTML text whose entities are not decoded. */
export function cutOpening(html: string): string {
  const text = html.replace(/<\/?(?:p|div|ul|ol|li|br|h\d)\b[^>]*>/gi, "\n").replace(/<[^>]*>/g, "");
  return text.trim().split(/\s*\n/)[0] ?? "";
}

const FIRST_PARAGRAPH = /^\s*<p\b[^>]*>([\s\S]*?)<\/p>\s*([\s\S]*)$/i;

/**
 * Splits conditions into the paragraph that is shown with the price (null = they do not begin with one) and the folded
 * rest; both are HTML that is not sanitised.
 */
export function splitTerms(html: string) {
  const [, opening = "", rest = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  return cutOpening(opening) === "" ? { opening: null, rest: html } : { opening, rest };
}

/**
 * The last day on which a booking can still be cancelled without a fee (ruling 121).
 *
 * @returns null = the first sentence of the conditions names no such day, or it is over
 */
export function freeCancellationEnd(html: string, arrival: IsoDay, today: IsoDay): IsoDay | null {
  const [sentence = ""] = cutOpening(html).split(".");
  const count = DAYS_BEFORE.exec(sentence)?.[1];
  if (!FREE.test(sentence) || !count) return null;
  const end = addDays(arrival, -Number(count));
  return end >= today ? end : null;
}

import { addDays, type IsoDay } from "@stays/days";

const FREE = /free cancellation|fri avbokning|gratis avbestilling|kostenlose stornierung/i;
/** A number of days before arrival, in the languages that Galaxy writes conditions in. */
const DAYS_BEFORE =
  /(\d{1,3}) (?:days? before arrival|dag(?:ar)? före ankomst|dag(?:er)? før ankomst|Tage? vor (?:der )?Anreise)/i;

/** The first paragraph of conditions without tags: HTML text whose entities are not decoded. */
export function openingOf(html: string): string {
  const text = html.replace(/<\/?(?:p|div|ul|ol|li|br|h\d)\b[^>]*>/gi, "\n").replace(/<[^>]*>/g, "");
  return text.trim().split(/\s*\n/)[0] ?? "";
}

/** The last day of free cancellation, when the first sentence of the conditions names one; null = unknown. */
export function freeCancellationEnd(html: string, arrival: IsoDay): IsoDay | null {
  const [sentence = ""] = openingOf(html).split(".");
  const count = DAYS_BEFORE.exec(sentence)?.[1];
  return FREE.test(sentence) && count ? addDays(arrival, -Number(count)) : null;
}

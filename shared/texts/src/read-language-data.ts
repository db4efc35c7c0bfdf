import { keepFormats } from "./keep-formats.ts";
import {
  DAY_STYLES,
  type DayPattern,
  type DayStyle,
  type LanguageData,
  type NumberPattern,
  provideLanguageData,
} from "./language-data.ts";

const getDayFormat = keepFormats(
  (locale: string, style: DayStyle) =>
    new Intl.DateTimeFormat(locale, { ...DAY_STYLES[style], timeZone: "UTC" }),
);

/** A Sunday, in a year of which no day is asked. */
const sunday = (more: number) => Date.UTC(2027, 1, 7 + more);
const month = (index: number) => Date.UTC(2027, index, 15);
const range = (length: number) => Array.from({ length }, (_, index) => index);

/**
 * English days have the same order in every region, without commas (`Sat 5 Dec 2026`), as the wording table requires.
 * Their names are those of plain `en`, because `en-GB` writes `Sept` in some ICU releases only.
 */
const isEnglish = (locale: string) => /^en(-|$)/.test(locale);
const ENGLISH = ["weekday", "day", "month", "year"];

function readDays(locale: string): Pick<LanguageData, "names" | "days"> {
  const named = isEnglish(locale) ? "en" : locale;
  if (getDayFormat(named, "long").resolvedOptions().calendar !== "gregory") return { names: [], days: null };
  const names: (readonly string[])[] = [];
  const keep = (found: readonly string[]) => {
    const known = names.findIndex((one) => one.join() === found.join());
    return known >= 0 ? known : names.push(found) - 1;
  };
  const read = (style: DayStyle): DayPattern => {
    const parts = (at: number) => getDayFormat(named, style).formatToParts(at);
    const value = (at: number, type: string) => parts(at).find((part) => part.type === type)?.value ?? "";
    const tokens = parts(sunday(0)).map((part) => (part.type === "literal" ? part.value : `{${part.type}}`));
    const english = ENGLISH.map((type) => `{${type}}`).filter((token) => tokens.includes(token));
    return [
      isEnglish(locale) ? english.join(" ") : tokens.join(""),
      keep(range(12).map((index) => value(month(index), "month"))),
      keep(range(7).map((index) => value(sunday(index), "weekday"))),
    ];
  };
  const styles = Object.keys(DAY_STYLES) as DayStyle[];
  const days = Object.fromEntries(styles.map((style) => [style, read(style)]));
  return { names, days: days as Record<DayStyle, DayPattern> };
}

function readNumber(format: Intl.NumberFormat): NumberPattern {
  const parts = format.formatToParts(12_345_678.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const lengths = parts.filter(({ type }) => type === "integer").map(({ value }) => [...value].length);
  const isNumber = /^(integer|group|decimal|fraction)$/;
  const pattern = (value: number) =>
    format
      .formatToParts(value)
      .map((part) => (isNumber.test(part.type) ? "#" : part.value))
      .join("")
      .replace(/#+/, "#")
      .replace(/\s/g, "\u00a0");
  const last = lengths.at(-1) ?? 3;
  const hasGroup = format.formatToParts(1234).some(({ type }) => type === "group");
  const [zero = "0"] = format
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === "integer" ? value : []));
  return {
    decimal: find("decimal") || ".",
    group: find("group").replace(/\s/g, "\u00a0"),
    sizes: [last, lengths.at(-2) ?? last, hasGroup ? 1 : 2],
    zero,
    positive: pattern(1),
    negative: pattern(-1),
    digits: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}

const readMoney = keepFormats((locale: string, currency: string): NumberPattern => {
  const format = (more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, ...more });
  const { maximumFractionDigits: digits = 0 } = format({}).resolvedOptions();
  // A currency without decimals has a decimal sign all the same.
  return { ...readNumber(format({ minimumFractionDigits: 0, maximumFractionDigits: 1 })), digits };
});

function readList(locale: string): LanguageData["list"] {
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  const between = (items: readonly string[]) =>
    format.formatToParts(items).flatMap(({ type, value }) => (type === "literal" ? value : []));
  const [pair = ", "] = between(["1", "2"]);
  const [first = ", ", middle = ", ", last = ", "] = between(["1", "2", "3", "4"]);
  return [pair, first, middle, last];
}

const readLanguage = keepFormats(
  (locale: string): LanguageData => ({
    ...readDays(locale),
    number: readNumber(new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })),
    money: {},
    list: readList(locale),
  }),
);

/** The language data of this machine for a document, with the amounts of a currency. */
export const readLanguageData = (locale: string, currency: string): LanguageData => ({
  ...readLanguage(locale),
  money: { [currency]: readMoney(locale, currency) },
});

/** Writes with the language data of this machine: on a server, and in tests. */
export const provideMachineLanguageData = (): void =>
  provideLanguageData({ language: readLanguage, money: readMoney });

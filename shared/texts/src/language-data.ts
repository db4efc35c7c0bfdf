export type DayStyle =
  | "medium"
  | "long"
  | "short"
  | "weekdayShort"
  | "month"
  | "weekdayName"
  | "weekdayNameShort";

export const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  medium: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short" },
  weekdayShort: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  weekdayName: { weekday: "long" },
  weekdayNameShort: { weekday: "short" },
};

/** How numbers or amounts are written. Every space is U+00A0. */
export interface NumberPattern {
  readonly decimal: string;
  readonly group: string;
  /** Digits of the last group, of the others, and the fewest before the first separator. */
  readonly sizes: readonly [number, number, number];
  /** The digit 0; the others follow it in Unicode. */
  readonly zero: string;
  /** With `#` for the digits: `# kr` and `−# kr`. */
  readonly positive: string;
  readonly negative: string;
  /** Decimals of the currency. */
  readonly digits: number;
}

/** How days are written: a pattern such as `{weekday} {day} {month}`, and the indexes of its months and weekdays. */
export type DayPattern = readonly [string, number, number];

/**
 * How a language writes days, numbers, amounts and lists. Browsers have other versions of the language data (ICU) than
 * the server, with other names and spaces; so the document has the server's, and both write the same.
 */
export interface LanguageData {
  /** Names of the twelve months, or of the seven weekdays from Sunday. */
  readonly names: readonly (readonly string[])[];
  /** null = the calendar of the language is another one. */
  readonly days: Readonly<Record<DayStyle, DayPattern>> | null;
  readonly number: NumberPattern;
  /** By currency. */
  readonly money: Readonly<Record<string, NumberPattern>>;
  /** What is between two items, the first ones, others, and the last ones. */
  readonly list: readonly [string, string, string, string];
}

/** Where the language data come from: the document in a browser, the machine's own on the server. */
export interface LanguageSource {
  readonly language: (locale: string) => LanguageData;
  /** null = the currency is not that of the site. */
  readonly money: (locale: string, currency: string) => NumberPattern | null;
}

let source: LanguageSource | null = null;

/** Sets the source of language data, before anything is written. */
export function provideLanguageData(from: LanguageSource): void {
  source = from;
}

function languageSource(): LanguageSource {
  if (!source) throw new Error("Language data is missing: call provideLanguageData first.");
  return source;
}

export const languageData = (locale: string): LanguageData => languageSource().language(locale);

/** How amounts of a currency are written; null = as the browser has it. */
export const moneyPattern = (locale: string, currency: string): NumberPattern | null =>
  languageSource().money(locale, currency);

/** Rounds as a decimal, half away from zero, with at least `least` and at most `most` decimals. */
function roundedDigits(value: number, least: number, most: number): readonly [string, string] {
  const text = String(value);
  const rounded = text.includes("e") ? value : Number(`${Math.round(Number(`${text}e${most}`))}e-${most}`);
  const [whole = "0", decimals = ""] = rounded.toFixed(most).split(".");
  return [whole, decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, "")];
}

function grouped(whole: string, { group, sizes: [last, others, least] }: NumberPattern): string {
  if (group === "" || whole.length < last + least) return whole;
  const groups = [whole.slice(-last)];
  for (let rest = whole.slice(0, -last); rest !== ""; rest = rest.slice(0, -others))
    groups.unshift(rest.slice(-others));
  return groups.join(group);
}

/** Writes a number by a pattern, with at least `least` and at most `most` decimals. */
export function writeNumber(value: number, pattern: NumberPattern, least: number, most: number): string {
  const [whole, decimals] = roundedDigits(Math.abs(value), least, most);
  const isNegative = value < 0 && /[1-9]/.test(whole + decimals);
  const number = grouped(whole, pattern) + (decimals && pattern.decimal + decimals);
  const shift = (pattern.zero.codePointAt(0) ?? 48) - 48;
  const digits =
    shift === 0
      ? number
      : number.replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + shift));
  return (isNegative ? pattern.negative : pattern.positive).replace("#", () => digits);
}

/** Writes a day, at midnight UTC. */
export function writeDay(date: Date, style: DayStyle, locale: string): string {
  const { days, names, number } = languageData(locale);
  if (!days) return new Intl.DateTimeFormat(locale, { ...DAY_STYLES[style], timeZone: "UTC" }).format(date);
  const [pattern, months, weekdays] = days[style];
  const plain = { ...number, group: "", positive: "#" };
  const values: Readonly<Record<string, string | undefined>> = {
    weekday: names[weekdays]?.[date.getUTCDay()],
    day: writeNumber(date.getUTCDate(), plain, 0, 0),
    month: names[months]?.[date.getUTCMonth()],
    year: writeNumber(date.getUTCFullYear(), plain, 0, 0),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, type: string) => values[type] ?? "");
}

/** Writes a list, such as `Linen, breakfast and cleaning`. */
export function writeList(
  items: readonly string[],
  [pair, first, middle, last]: LanguageData["list"],
): string {
  const end = items.length - 1;
  const before = (index: number) => {
    if (end === 1) return pair;
    if (index === end) return last;
    return index === 1 ? first : middle;
  };
  return items.map((item, index) => (index === 0 ? item : before(index) + item)).join("");
}

import { provideLanguageData } from "./language-data.ts";
import { provideMachineLanguageData, readLanguageData } from "./read-language-data.ts";
import { formatFor } from "./use-format.ts";

/** The languages of the site, other regions of them, and languages that write otherwise. */
const LOCALES = [
  ...["en-GB", "sv-SE", "nb-NO", "de-DE", "da-DK", "fi-FI", "nl-NL", "fr-FR"],
  ...[
    "en-US",
    "en-SE",
    "sv-FI",
    "de-AT",
    "de-CH",
    "fr-CA",
    "es-ES",
    "pl-PL",
    "en-IN",
    "ar-EG",
    "he-IL",
    "th-TH",
  ],
];
const DAYS = [
  "2027-01-01",
  "2027-02-28",
  "2028-02-29",
  "2027-03-03",
  "2027-04-30",
  "2027-05-13",
  "2027-06-06",
];
const LATER = ["2027-07-12", "2027-08-23", "2027-09-05", "2027-10-09", "2027-11-11", "2026-12-31"];
const FORMS = [
  "day",
  "dayLong",
  "dayShort",
  "dayMonthWeekday",
  "monthYear",
  "weekday",
  "weekdayShort",
] as const;
const NUMBERS = [0, 1, -1, 0.5, 4.25, 999, 1000, 1234.5, -9999.96, 12_345, 123_456, 12_345_678.94];
const CURRENCIES = ["SEK", "EUR", "JPY", "KWD"];
const ITEMS = ["Linen", "breakfast", "cleaning", "skis", "pass"];

/** All that is written in a locale. */
function written(locale: string): readonly string[] {
  const format = formatFor(locale);
  return [
    ...[...DAYS, ...LATER].flatMap((day) => FORMS.map((form) => format[form](day))),
    ...NUMBERS.flatMap((value) => [format.number(value), format.number(value, 2)]),
    ...CURRENCIES.flatMap((currency) =>
      NUMBERS.flatMap((value) => [format.money(value, currency), format.money(value, currency, true)]),
    ),
    ...ITEMS.map((_, index) => format.list(ITEMS.slice(0, index + 1))),
  ];
}

afterEach(() => {
  jest.restoreAllMocks();
  provideMachineLanguageData();
});

test.each(LOCALES)("ST-02 %s is written as the language data of this machine has it", (locale) => {
  const format = formatFor(locale);
  const spaced = (text: string) => text.replace(/\s/g, "\u00a0");
  for (const value of NUMBERS.filter((one) => one !== 4.25)) {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    expect(format.number(value)).toBe(spaced(number.format(value)));
    for (const currency of CURRENCIES) {
      const money = new Intl.NumberFormat(locale, { style: "currency", currency });
      expect(format.money(value, currency, true)).toBe(spaced(money.format(value)));
    }
  }
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).resolvedOptions();
  const options = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  } as const;
  if (!long.locale.startsWith("en"))
    for (const day of [...DAYS, ...LATER])
      expect(format.dayLong(day)).toBe(new Intl.DateTimeFormat(locale, options).format(new Date(day)));
  for (const [index] of ITEMS.entries()) {
    const items = ITEMS.slice(0, index + 1);
    expect(format.list(items)).toBe(new Intl.ListFormat(locale).format(items));
  }
});

const isGregorian = (locale: string) =>
  new Intl.DateTimeFormat(locale).resolvedOptions().calendar === "gregory";

test.each(LOCALES.filter(isGregorian))(
  "ST-02 %s is written in a browser as on the server, whatever language data the browser has",
  (locale) => {
    const server = written(locale);
    const sent = CURRENCIES.map((currency) => readLanguageData(locale, currency));
    const money = Object.assign({}, ...sent.map((one) => one.money));
    const document = JSON.parse(JSON.stringify({ ...sent[0], money }));
    provideLanguageData({ language: () => document, money: (_, currency) => document.money[currency] });
    // What the document has is enough: nothing is asked of the browser.
    for (const name of ["DateTimeFormat", "NumberFormat", "ListFormat", "PluralRules"] as const)
      jest.spyOn(Intl, name).mockImplementation(() => {
        throw new Error(`The browser's ${name} is asked.`);
      });
    expect(written(locale)).toEqual(server);
  },
);

test("a document has at most 2 KB of language data", () => {
  for (const locale of LOCALES)
    expect(JSON.stringify(readLanguageData(locale, "SEK")).length).toBeLessThan(2_000);
});

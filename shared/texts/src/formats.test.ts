/** @jest-environment ./shared/testing/src/zone-environment.mjs */
import { formatFor } from "./use-format.ts";

const en = formatFor("en-GB");
const sv = formatFor("sv-SE");
const nb = formatFor("nb-NO");
const de = formatFor("de-DE");

test("ST-02 English days are written as the wording table has them, in every region", () => {
  for (const locale of ["en", "en-GB", "en-SE", "en-US"]) {
    const format = formatFor(locale);
    expect(format.day("2026-12-05")).toBe("Sat 5 Dec 2026");
    expect(format.dayLong("2026-12-05")).toBe("Saturday 5 December 2026");
    expect(format.dayShort("2026-09-05")).toBe("5 Sep");
    expect(format.dayMonthWeekday("2026-12-05")).toBe("Sat 5 Dec");
    expect(format.range("2026-12-05", "2026-12-12")).toBe("5 Dec – 12 Dec");
    expect(format.monthYear("2026-12-01")).toBe("December 2026");
  }
});

const DAY = "2027-02-06";
const FORMS = [
  "day",
  "dayLong",
  "dayShort",
  "dayMonthWeekday",
  "monthYear",
  "weekday",
  "weekdayShort",
] as const;

/** The forms above, by locale. */
const WRITTEN: Readonly<Record<string, string>> = {
  "en-GB": "Sat 6 Feb 2027 | Saturday 6 February 2027 | 6 Feb | Sat 6 Feb | February 2027 | Saturday | Sat",
  "sv-SE": "lör 6 feb. 2027 | lördag 6 februari 2027 | 6 feb. | lör 6 feb. | februari 2027 | lördag | lör",
  "sv-FI": "lör 6 feb. 2027 | lördag 6 februari 2027 | 6 feb. | lör 6 feb. | februari 2027 | lördag | lör",
  "nb-NO":
    "lør. 6. feb. 2027 | lørdag 6. februar 2027 | 6. feb. | lør. 6. feb. | februar 2027 | lørdag | lør.",
  "de-DE":
    "Sa., 6. Feb. 2027 | Samstag, 6. Februar 2027 | 6. Feb. | Sa., 6. Feb. | Februar 2027 | Samstag | Sa",
  "da-DK":
    "lør. 6. feb. 2027 | lørdag den 6. februar 2027 | 6. feb. | lør. 6. feb. | februar 2027 | lørdag | lør.",
  "fi-FI": "la 6.2.2027 | lauantaina 6. helmikuuta 2027 | 6.2. | la 6.2. | helmikuu 2027 | lauantai | la",
  "nl-NL": "za 6 feb 2027 | zaterdag 6 februari 2027 | 6 feb | za 6 feb | februari 2027 | zaterdag | za",
  "fr-FR":
    "sam. 6 févr. 2027 | samedi 6 février 2027 | 6 févr. | sam. 6 févr. | février 2027 | samedi | sam.",
};

describe.each(["America/Sao_Paulo", "Asia/Tokyo", "Pacific/Apia", "Europe/Stockholm"])("in %s", (zone) => {
  beforeAll(() => setTimeZone(zone));

  test("ST-02 days are written by the rules of each language, the same in every time zone", () => {
    const locales = Object.keys(WRITTEN).map((locale) => [locale, formatFor(locale)] as const);
    const written = locales.map(([locale, format]) => [
      locale,
      FORMS.map((form) => format[form](DAY)).join(" | "),
    ]);
    expect(Object.fromEntries(written)).toEqual(WRITTEN);
    for (const [, format] of locales)
      expect(format.range(DAY, DAY)).toBe(`${format.dayShort(DAY)} – ${format.dayShort(DAY)}`);
  });
});

test("a month without an abbreviation has no full stop", () => {
  expect([sv, nb, de].map((format) => format.dayShort("2027-05-13"))).toEqual([
    "13 maj",
    "13. mai",
    "13. Mai",
  ]);
});

test("the clock of a date-time does not move its day, and other text is unchanged (ruling 112)", () => {
  expect(en.day("2026-12-05T23:59:00")).toBe("Sat 5 Dec 2026");
  expect(["not a day", "2027-02-30"].map(en.day)).toEqual(["not a day", "2027-02-30"]);
});

test.each([
  ["en-GB", "SEK", "SEK 1,395"],
  ["en-SE", "SEK", "1 395 kr"],
  ["sv-SE", "SEK", "1 395 kr"],
  ["nb-NO", "NOK", "1 395 kr"],
  ["de-DE", "SEK", "1.395 SEK"],
])("ST-02 prices have no decimals: %s %s", (locale, currency, expected) => {
  expect(formatFor(locale).money(1394.6, currency)).toBe(expected.replaceAll(" ", "\u00a0"));
});

test.each([
  ["en-GB", "€12,345.6"],
  ["sv-SE", "12 345,6 €"],
  ["nb-NO", "12 345,6 €"],
  ["de-DE", "12.345,6 €"],
  ["da-DK", "12.345,6 €"],
  ["fi-FI", "12 345,6 €"],
  ["nl-NL", "€ 12.345,6"],
  ["fr-FR", "12 345,6 €"],
])("ST-02 euro has at most one decimal: %s", (locale, expected) => {
  const format = formatFor(locale);
  expect(format.money(12345.55, "EUR")).toBe(expected.replaceAll(" ", "\u00a0"));
  expect(format.money(80, "EUR")).not.toMatch(/[.,]/);
});

test("ST-02 currencies of no decimals and of three have none", () => {
  expect(en.money(16_730, "JPY")).toBe("JP¥16,730");
  expect(formatFor("de-AT").money(16_730, "JPY")).toBe("¥\u00a016.730");
  expect(en.money(34.125, "TND")).toBe("TND\u00a034");
  expect(en.money(1234.5, "KWD")).toBe("KWD\u00a01,235");
});

test("ST-02 a sum is rounded as a decimal, not as binary fractions", () => {
  const sum = 4.35 * 3;
  expect(sum).toBeLessThan(13.05);
  expect(en.money(sum, "EUR")).toBe("€13.1");
  expect(en.money(45.083 + 22.29 + 20.127, "TND")).toBe("TND\u00a088");
});

test("times are local, with 24 hours", () => {
  expect(en.time("2026-12-05T09:05:00")).toBe("09:05");
  expect(en.time("2026-12-05T17:30:00+01:00")).toBe("17:30");
  expect(en.time("2026-12-05")).toBe("");
});

test("numbers and lists follow the locale", () => {
  expect(de.number(4.25)).toBe("4,3");
  expect(de.number(4)).toBe("4");
  expect(de.number(4, 1)).toBe("4,0");
  expect(sv.number(10100)).toBe("10\u00a0100");
  expect(en.list(["Linen", "breakfast", "cleaning"])).toBe("Linen, breakfast and cleaning");
});

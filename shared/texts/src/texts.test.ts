import { createTexts } from "./texts.ts";

const english = {
  book: "Book {{name}} on {{day}}",
  nights_one: "{{count}} night",
  nights_other: "{{count}} nights",
  chosen_zero: "None chosen",
  chosen_one: "{{count}} chosen",
  chosen_other: "{{count}} chosen",
  guests: "Guests: {{count}}",
  looked: "{{looked}} of {{total}} looked at",
  empty: "",
  "dotted.key": "Dotted: {{name}}",
  stay: "Your stay ends {{day}}.",
  period: "From {{from}} to {{to}}. Then … and so on...",
};

function textsWith(overrides: Readonly<Record<string, string>> = {}) {
  const texts = createTexts({ language: "en", locale: "en-GB", overrides });
  texts.add("stays", english);
  return texts;
}

const t = textsWith().of("stays");

test.each([
  [0, "0 nights"],
  [1, "1 night"],
  [1.5, "1.5 nights"],
  [7, "7 nights"],
])("ST-02 the plural form is the language's: %d", (count, expected) => {
  expect(t("nights", { count })).toBe(expected);
});

test("ST-02 a text for none is taken for 0, in a language without that plural form too", () => {
  expect(t("chosen", { count: 0 })).toBe("None chosen");
  expect(t("chosen", { count: 1 })).toBe("1 chosen");
});

test("a text without plural forms is taken for any number, and for a number that comes as text", () => {
  expect(t("guests", { count: 1 })).toBe("Guests: 1");
  expect(t("guests", { count: "1,000" })).toBe("Guests: 1,000");
});

test.each([
  ["nights", { count: 9915 }, "9,915 nights"],
  ["guests", { count: 1000 }, "Guests: 1,000"],
  ["guests", { count: 999 }, "Guests: 999"],
  ["looked", { looked: 480, total: 9915 }, "480 of 9,915 looked at"],
  ["looked", { looked: "2027", total: 1e6 }, "2027 of 1,000,000 looked at"],
])("numbers are grouped as the language does: %s %j", (key, values, expected) => {
  expect(t(key, values)).toBe(expected);
});

test("values are filled in once and unchanged", () => {
  expect(t("book", { name: "$& {{day}} <b>", day: "Sat" })).toBe("Book $& {{day}} <b> on Sat");
  expect(t("book", { name: "$t(guests)", day: "Sat" })).toBe("Book $t(guests) on Sat");
});

test("a value that is missing leaves nothing", () => {
  expect(t("book", { name: "Cabin" })).toBe("Book Cabin on ");
  expect(t("guests")).toBe("Guests: ");
});

test("ST-02 a sentence that ends with an abbreviated month has one full stop (ruling 111)", () => {
  expect(t("stay", { day: "13. feb." })).toBe("Your stay ends 13. feb.");
  expect(t("stay", { day: "13. mai" })).toBe("Your stay ends 13. mai.");
  expect(t("period", { from: "6. Feb.", to: "13. Feb." })).toBe(
    "From 6. Feb. to 13. Feb. Then … and so on...",
  );
});

test("a dot or colon in a key separates nothing", () => {
  expect(t("dotted.key", { name: "1" })).toBe("Dotted: 1");
});

test("ST-01 the settings may override one plural form alone", () => {
  const changed = textsWith({ nights_one: "one night only" }).of("stays");
  expect(changed("nights", { count: 1 })).toBe("one night only");
  expect(changed("nights", { count: 2 })).toBe("2 nights");
});

test("an empty text shows as nothing", () => {
  expect(t("empty")).toBe("");
});

describe("outside production", () => {
  let reported: jest.SpyInstance;
  beforeEach(() => {
    reported = jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => reported.mockRestore());

  test("a missing key shows as the key and is reported with its namespace", () => {
    expect(t("nobody", { count: 2 })).toBe("nobody");
    expect(reported.mock.calls).toEqual([['The namespace stays has no text "nobody".']]);
  });

  test("the same function finds texts that are added later", () => {
    const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
    const late = texts.of("stays");
    expect(late("book")).toBe("book");
    texts.add("stays", { book: "Book", nights_other: "{{count}} nights" });
    expect([late("book"), late("nights", { count: 2 })]).toEqual(["Book", "2 nights"]);
    texts.add("stays", { book: "Reserve", nights_other: "{{count}} n." });
    expect([late("book"), late("nights", { count: 2 })]).toEqual(["Reserve", "2 n."]);
    expect(texts.of("stays")).toBe(late);
  });
});

test("ruling 167: in a language from right to left a name is kept apart from the signs beside it", () => {
  const arabic = createTexts({ language: "ar", locale: "ar-TN", overrides: {} });
  arabic.add("stays", { book: "احجز {{name}}!" });
  expect(arabic.direction).toBe("rtl");
  expect(arabic.of("stays")("book", { name: "Asp (2)" })).toBe("احجز \u2068Asp (2)\u2069!");
  expect(textsWith().direction).toBe("ltr");
  expect(t("book", { name: "Asp", day: "5 Dec" })).toBe("Book Asp on 5 Dec");
});

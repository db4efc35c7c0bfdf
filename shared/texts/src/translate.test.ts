import { translateFrom } from "./translate.ts";

const texts = {
  book: "Book {{name}} on {{day}}",
  nights_one: "{{count}} night",
  nights_other: "{{count}} nights",
  chosen_zero: "None chosen",
  chosen_one: "{{count}} chosen",
  chosen_other: "{{count}} chosen",
  guests: "Guests: {{count}}",
  empty: "",
};
const english = new Intl.PluralRules("en");
const t = translateFrom(
  () => texts,
  (count) => english.select(count),
);

test.each([
  [0, "0 nights"],
  [1, "1 night"],
  [7, "7 nights"],
])("ST-02 the plural form is the language's: %i", (count, expected) => {
  expect(t("nights", { count })).toBe(expected);
});

test("ST-02 none has its own wording where there is one, in a language without that form too", () => {
  expect(t("chosen", { count: 0 })).toBe("None chosen");
  expect(t("chosen", { count: 1 })).toBe("1 chosen");
});

test("a text without plural forms is taken for any number, and for a number that comes as text", () => {
  expect(t("guests", { count: 1 })).toBe("Guests: 1");
  expect(t("guests", { count: "1,000" })).toBe("Guests: 1,000");
});

test("values are put in once and as they are", () => {
  expect(t("book", { name: "$& {{day}} <b>", day: "Sat" })).toBe("Book $& {{day}} <b> on Sat");
  expect(t("book", { name: "Cabin" })).toBe("Book Cabin on ");
});

test("a key that is missing shows as the key, an empty text as nothing", () => {
  expect(t("nobody")).toBe("nobody");
  expect(t("empty")).toBe("");
});

test("texts that are added later are found by the same function", () => {
  let later: Record<string, string> | undefined;
  const late = translateFrom(
    () => later,
    () => "other",
  );
  expect(late("book")).toBe("book");
  later = { book: "Book" };
  expect(late("book")).toBe("Book");
});

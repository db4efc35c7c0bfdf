import { staleMarks, textProblems, unusedKeys } from "./text-problems.mjs";

const en = { guests: "Guests", nights_one: "{{count}} night", nights_other: "{{count}} nights" };

test("ST-02 texts with the keys, plural forms and placeholders of English have no problem", () => {
  const sv = { guests: "G\u00e4ster", nights_one: "{{count}} natt", nights_other: "{{count}} n\u00e4tter" };
  expect(textProblems({ en, sv })).toEqual([]);
});

test("ST-02 a key that a language lacks is named, as visitors would read the key itself", () => {
  const { guests: _, ...de } = en;
  expect(textProblems({ en, de })).toEqual(["de.json: guests is missing"]);
});

test("ST-02 each language needs its own plural forms", () => {
  const few = "pl.json: nights_few is missing";
  expect(textProblems({ en, pl: en })).toEqual([few, "pl.json: nights_many is missing"]);
});

test("ST-02 a placeholder that is misspelt or left out is named", () => {
  const nb = { ...en, nights_one: "{{cout}} natt" };
  expect(textProblems({ en, nb })).toEqual([
    "nb.json: nights_one has the placeholders {cout}, but English has {count}",
  ]);
});

test("ST-02 a text that is empty, and a key that English lacks, are named", () => {
  const [surplus, empty] = textProblems({ en, sv: { ...en, guests: " ", gone: "Borta" } });
  expect(surplus).toBe("sv.json: gone is not in en.json, or no plural form of sv");
  expect(empty).toBe("sv.json: guests is empty");
});

test("a key is used when the code names it, or puts it together from its beginning", () => {
  const code = ["t('x')", 't("guests")', "t(`nights$" + "{kind}`)"].join("\n");
  expect(unusedKeys({ ...en, old: "Old" }, code)).toEqual(["old"]);
});

test.each([
  ["a translated text", { sv: ["guests"] }],
  ["a key that does not exist", { sv: ["title"] }],
  ["a language that does not exist", { fi: ["guests"] }],
])("FE-06 a mark of %s as untranslated must be removed", (_, marks) => {
  expect(staleMarks({ en, sv: { ...en, guests: "G\u00e4ster" } }, marks)).toHaveLength(1);
});

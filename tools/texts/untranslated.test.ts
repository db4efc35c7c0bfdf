import { staleMarks, untranslatedTexts } from "./text-problems.mjs";

const texts = {
  en: { heading: "Snow report", empty: "Nothing is here yet." },
  sv: { heading: "Snow report", empty: "Här finns inget än." },
};

test("FE-06 a text that is still English is named by its file", () => {
  expect(untranslatedTexts({ sv: ["heading"] })).toEqual(["sv.json: heading is still English"]);
  expect(staleMarks(texts, { sv: ["heading"] })).toEqual([]);
});

test.each([
  ["a translated text", { sv: ["empty"] }],
  ["a key that does not exist", { sv: ["title"] }],
  ["a language that does not exist", { fi: ["heading"] }],
])("FE-06 a mark of %s must be removed", (_, marks) => {
  expect(staleMarks(texts, marks)).toHaveLength(1);
});

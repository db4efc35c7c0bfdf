import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../support/root.mjs";
import { sourceFiles } from "../support/source-version.mjs";
import { filesOfLanguage } from "./new-language.mjs";
import { staleMarks, textProblems, untranslatedTexts } from "./text-problems.mjs";

const en = { nights_one: "{{count}} night", nights_other: "{{count}} nights", view: "View" };
const sources = new Map([
  ["mf-a/texts/en.json", JSON.stringify(en)],
  ["mf-a/texts/untranslated.json", '{ "sv": ["view"] }'],
]);

test("FE-06 a new language has all plural forms, and all of it is marked as untranslated", () => {
  const files = filesOfLanguage(sources, "pl");
  const pl = JSON.parse(files.get("mf-a/texts/pl.json") ?? "{}");
  const marks = JSON.parse(files.get("mf-a/texts/untranslated.json") ?? "{}");
  expect(pl).toEqual({
    nights_one: "{{count}} night",
    nights_few: "{{count}} nights",
    nights_many: "{{count}} nights",
    nights_other: "{{count}} nights",
    view: "View",
  });
  expect(textProblems({ en, pl })).toEqual([]);
  expect(staleMarks({ en, pl, sv: en }, marks)).toEqual([]);
  expect(untranslatedTexts(marks)).toContain("pl.json: nights_few is still English");
  expect(marks.sv).toEqual(["view"]);
});

test("all code that has the French texts has those of a new language", () => {
  const code = new Map(
    sourceFiles()
      .filter((file) => /\.tsx?(?:\.template)?$/.test(file) && !file.includes(".test."))
      .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
  const files = filesOfLanguage(code, "pl");
  const loading = [...code]
    .filter(([, text]) => /\bfr\.json"|LANGUAGES = .*"fr"/.test(text))
    .map(([file]) => file);
  expect(loading).not.toEqual([]);
  expect([...files.keys()].sort()).toEqual(loading.sort());
  for (const text of files.values()) {
    expect(text).toMatch(/^import pl from "\.\/texts\/pl\.json";|"fr", "pl"\]/m);
    expect(text.match(/\bpl\b/g)?.length).toBe(text.match(/\bfr\b/g)?.length);
  }
});

import { textFiles } from "./text-files.ts";

const english = { default: { close: "Close" } };

/** Loads as a bundler's `import()` of a template literal does. */
const load = async (language: string) => {
  if (language === "en") return english;
  throw Object.assign(
    new Error(`Cannot find ${language}`),
    language === "fr" && { code: "MODULE_NOT_FOUND" },
  );
};

test("ST-02 a language without a file has the English texts; one whose file does not load fails", async () => {
  const { fr, de } = textFiles(load);
  expect(typeof fr === "function" && (await fr())).toBe(english);
  await expect(typeof de === "function" && de()).rejects.toThrow("Cannot find de");
});

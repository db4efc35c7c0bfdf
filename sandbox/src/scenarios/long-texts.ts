/** Members of answers with a single-line text. */
const LINES = new Set(["Name", "Title", "ParentName", "ProductName", "PriceGroupName", "CountryName"]);
/** Members of answers with a long text. */
const TEXTS = new Set(["Description", "Introduction", "Information", "Review", "InformationOthers"]);

/** A word without break opportunity, like place names in the mountains. */
const WORD = "Rödlyngsbergsfjällsstugebyvägen";
const LINE_TIMES = 3;
const TEXT_TIMES = 6;

const longer = (key: string, text: string): string => {
  if (text === "") return text;
  if (LINES.has(key)) return [...Array<string>(LINE_TIMES).fill(text), WORD].join(" ");
  return TEXTS.has(key) ? Array<string>(TEXT_TIMES).fill(text).join(" ") : text;
};

/** Lengthens texts of an answer: names of two lines and more, an unbreakable word, and long texts. */
export function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      typeof member === "string" ? longer(key, member) : lengthened(member),
    ]),
  );
}

import { addDays, type IsoDay } from "@stays/days";

/** Stands for an element that may change what its text says, such as `s` and `sup`. No form contains it. */
const OTHER_ELEMENT = "\uFFFC";

/** The first block of HTML without tags. Line breaks are white space, two of them end the block. */
function openingText(html: string, otherElement: string): string {
  const text = html
    .replace(/\s+/g, " ")
    .replace(/(?:<br\b[^<>]*> ?){2,}|<\/?(?:p|div|ul|ol|li|h\d)\b[^<>]*>/gi, "\n")
    .replace(/<br\b[^<>]*>/gi, " ")
    .replace(/<\/?(?:b|strong|i|em|u|a|span)\b[^<>]*>/gi, "")
    .replace(/<[^<>]*>/g, otherElement);
  return text.trim().split(/ *\n/)[0] ?? "";
}

/** The first paragraph of conditions without tags: HTML text whose entities are not decoded. */
export const cutOpening = (html: string): string => openingText(html, "");

const FIRST_PARAGRAPH = /^\s*<p\b[^>]*>([\s\S]*?)<\/p>\s*([\s\S]*)$/i;

/**
 * Splits conditions into the paragraph that is shown with the price (null = they do not begin with one) and the folded
 * rest; both are HTML that is not sanitised.
 */
export function splitTerms(html: string) {
  const [, opening = "", rest = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  return cutOpening(opening) === "" ? { opening: null, rest: html } : { opening, rest };
}

const NAMED: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  rsquo: "’",
  ndash: "–",
  oslash: "ø",
  Oslash: "Ø",
  aelig: "æ",
  AElig: "Æ",
  oelig: "œ",
  szlig: "ß",
};
/** Combining characters of the entities that end with their names, such as `&auml;`. */
const MARKS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  uml: "\u0308",
  ring: "\u030A",
  cedil: "\u0327",
};
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z])(grave|acute|circ|uml|ring|cedil)|([a-z]{2,8}));/gi;

/** Decodes the entities of HTML that are usual in texts. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, hex, decimal, letter, mark, name) => {
    if (letter) return `${letter}${MARKS[mark] ?? ""}`;
    if (name) return NAMED[name] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}

/**
 * The one way in which conditions and forms are made comparable: entities are decoded, any white space (a line break, a
 * no-break space) is one space, accents are composed.
 */
const normalise = (text: string): string => decodeEntities(text).normalize("NFC").replace(/\s+/g, " ").trim();

const DAYS = "{days}";
const NUMBER = /^(?:0|[1-9][0-9]{0,2})(?![0-9])/;
/** What may follow a sentence: nothing, or its full stop and another sentence, which begins with no small letter. */
const SENTENCE_END = /^(?:[.。]?$|(?:\. |。)(?!\p{Ll}))/u;

/** The number for `{days}` with which a text begins with the form as a whole sentence; null = it does not. */
function matchForm(text: string, form: string): number | null {
  const parts = normalise(form)
    .replace(/[.。]$/, "")
    .split(DAYS);
  const [before, after] = parts;
  if (before === undefined || after === undefined || parts.length > 2 || !text.startsWith(before))
    return null;
  const [digits] = NUMBER.exec(text.slice(before.length)) ?? [];
  if (digits === undefined) return null;
  const rest = text.slice(before.length + digits.length);
  return rest.startsWith(after) && SENTENCE_END.test(rest.slice(after.length)) ? Number(digits) : null;
}

/**
 * The last day on which a booking can still be cancelled without a fee (ruling 121).
 *
 * @param html the conditions
 * @param forms whole sentences with `{days}` that the destination has written (`conditions.freeCancellation`)
 * @returns null = the first sentence of the conditions is none of the forms, or the day is over
 */
export function freeCancellationEnd(
  html: string,
  forms: readonly string[],
  arrival: IsoDay,
  today: IsoDay,
): IsoDay | null {
  if (forms.length === 0) return null;
  const text = normalise(openingText(html, OTHER_ELEMENT));
  const counts = new Set(forms.map((form) => matchForm(text, form)).filter((count) => count !== null));
  const [count] = counts;
  // Two forms that read two numbers of one sentence say nothing.
  if (count === undefined || counts.size > 1) return null;
  const end = addDays(arrival, -count);
  return end >= today ? end : null;
}

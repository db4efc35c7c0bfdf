const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Marks that programs and people put around a link or a code. */
const OPENING = "\"'“”„‟‘’‚«»‹›<([{*_`";
const CLOSING = "\"'“”‘’«»‹›>)]}.,;:!?*_`|\\/";
/** A code may end with an exclamation mark or a star. */
const AROUND_CODES = "\"'“”„‟‘’‚«»‹›<>`()[]{}.,;:";

/** A text without the marks at its two ends. A regular expression would take quadratic time for a long row of them. */
function trimMarks(text: string, opening: string, closing: string): string {
  let [start, end] = [0, text.length];
  while (start < end && opening.includes(text.charAt(start))) start++;
  while (end > start && closing.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** A text in its plain characters: full-width and composed ones as usual ones, nothing invisible. */
const plainText = (text: string): string =>
  text.normalize("NFKC").replace(INVISIBLE, "").normalize("NFKC").trim();

/**
 * A promo code as it was meant: what is pasted from a mail or a document has quotation marks, no-break spaces and
 * characters without a width. Forms, addresses and requests have the code in this form.
 */
export const normaliseCode = (text: string): string =>
  trimMarks(plainText(text), AROUND_CODES, AROUND_CODES).trim();

/** A value of digits, letters and separators, such as a day or a list of ids, as it was before a program changed it. */
export const normaliseValue = (text: string): string =>
  trimMarks(
    plainText(text)
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[\s%=\uFFFD]/g, ""),
    OPENING,
    CLOSING,
  );

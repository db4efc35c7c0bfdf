/** Characters of an introduction on a map card (MP-02). */
export const CARD_TEXT_LENGTH = 100;

/** Cuts a text after `length` characters, at the end of a word where there is one, and says so with an ellipsis. */
export function cutText(text: string, length: number = CARD_TEXT_LENGTH): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** The numbers in a text, in order, for any language's digit grouping: `from SEK 15,093` contains 15093. */
export function readAmounts(text: string | null): readonly number[] {
  const found = (text ?? "").match(/\d{1,3}(?:[\s.,]\d{3})+|\d+/g) ?? [];
  return found.map((digits) => Number(digits.replace(/\D/g, "")));
}

/** @throws Error when the text contains no number */
export function lastAmount(text: string | null): number {
  const amount = readAmounts(text).at(-1);
  if (amount === undefined) throw new Error(`No amount in "${text}".`);
  return amount;
}

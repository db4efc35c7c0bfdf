/**
 * The last number in a text, for any language's digit grouping: 15093 of `from SEK 15,093`.
 *
 * @throws Error when the text contains no number
 */
export function lastAmount(text: string | null): number {
  const digits = (text ?? "").match(/\d{1,3}(?:[\s.,]\d{3})+|\d+/g)?.at(-1);
  if (digits === undefined) throw new Error(`No amount in "${text}".`);
  return Number(digits.replace(/\D/g, ""));
}

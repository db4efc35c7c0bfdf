/** Returns the text before and after `{price}` in a sentence; it is set smaller than the amount. */
export function besidePrice(sentence: string): { readonly before: string; readonly after: string } {
  const [before = "", after = ""] = sentence.split("{price}");
  return { before, after };
}

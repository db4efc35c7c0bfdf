/** Characters that fill about six lines of a full measure. */
const SIX_LINES = 420;

/** Whether a text is longer than what is shown of it at first; told by length, so that the server knows too. */
export function isLong(html: string): boolean {
  return html.replace(/<[^>]*>/g, "").length > SIX_LINES;
}

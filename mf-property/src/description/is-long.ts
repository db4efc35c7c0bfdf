/** Characters that fill about six lines at full column width. */
const SIX_LINES = 420;

/** Whether a text is too long to show whole. It counts characters, so server and browser agree. */
export function isLong(html: string): boolean {
  return html.replace(/<[^>]*>/g, "").length > SIX_LINES;
}

/** Longest time for a page, in milliseconds. A call may take 8 s, and the machine may be busy. */
export const PAGE_LIMIT_MS = 20_000;

/** Values that a page never shows as text. */
const WRONG = />[^<]*\b(?:undefined|NaN|\[object Object\])[^<]*</;

/**
 * Checks a page against the rules that hold for every answer of Galaxy. The page arrives complete, offers a
 * way to continue, and shows no missing value.
 *
 * @param {{ status: number, html: string }} page
 * @returns {readonly string[]} what is wrong
 */
export function pageProblems({ status, html }) {
  const visible = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
  const wrong = WRONG.exec(visible)?.[0];
  return [
    status === 200 || status === 404 ? "" : `status ${status}`,
    html.endsWith("</html>") ? "" : "ends early",
    /<a [^>]*href="\/[^"]+"/.test(visible) ? "" : "has no link",
    /<main\b/.test(visible) && /<script async src="\/assets\//.test(html) ? "" : "is blank for ever",
    wrong ? `shows ${wrong.slice(0, 80)}` : "",
  ].filter(Boolean);
}

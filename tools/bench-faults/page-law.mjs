/** Milliseconds: a call may take 8 s, and the machine may be busy. */
export const PAGE_LIMIT_MS = 20_000;

/** Values that a page never shows, between tags. */
const WRONG = />[^<]*\b(?:undefined|NaN|\[object Object\])[^<]*</;

/**
 * What is wrong with a page, whatever Galaxy answered: it came, it is whole, it has a way on, and shows no value that is
 * none.
 *
 * @param {{ status: number, html: string }} page
 * @returns {readonly string[]}
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

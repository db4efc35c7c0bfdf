/**
 * A stylesheet without some of its rules. Conditions such as media queries that contain nothing more are
 * removed too. It expects minified CSS without braces in strings, as our builds write it.
 *
 * @param {string} css
 * @param {(head: string) => boolean} isRemoved decides by a selector, or by the head of an at-rule
 * @returns {string}
 */
export function withoutRules(css, isRemoved) {
  let kept = "";
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf("{", start);
    if (open < 0) return kept + css.slice(start);
    const end = endOfBlock(css, open);
    const head = css.slice(start, open);
    if (head.startsWith("@")) {
      const body = withoutRules(css.slice(open + 1, end), isRemoved);
      if (!isRemoved(head) && body !== "") kept += `${head}{${body}}`;
    } else {
      const selectors = head.split(",").filter((selector) => !isRemoved(selector));
      if (selectors.length > 0) kept += `${selectors.join(",")}${css.slice(open, end + 1)}`;
    }
    start = end + 1;
  }
  return kept;
}

/** @param {string} css @param {number} open index of its opening brace */
function endOfBlock(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

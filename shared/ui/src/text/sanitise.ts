/// <reference path="./xss-parser.d.ts" />
// Imports the parser only: the package's entry adds its CSS filter, 3 KB of every property page.
import { parseAttr, parseTag } from "xss/lib/parser.js";
import { keptElements, SAFE_SCHEME } from "./sanitised.ts";

const words = (text: string) => new Set(text.split(" "));

const KEPT = words(keptElements);
/** Elements removed with their content. For all other elements that are not allowed, the content stays. */
const DROPPED = words(
  "script style iframe object form select textarea template svg math noscript noembed noframes xmp title head video audio",
);
/** Elements that end when the next of their kind begins. */
const IMPLIED = words("p li dt dd tr td th");
/** Maximum nesting depth, more than any text needs. Each closing tag searches all open elements. */
const MAX_DEPTH = 100;
/** Up to its end, `<!-->` included, or to the end of the text. */
const COMMENT = /<!(?=--)[\s\S]*?(?:-->|$)/g;
/** `a < b` is not a tag. */
const TAG = /^<\/?[a-z]/i;
const SAFE_ADDRESS = new RegExp(`^${SAFE_SCHEME}[^\\t\\n\\r]*$`, "i");

function escapeText(text: string): string {
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function linkOpening(tag: string): string {
  let address = "";
  parseAttr(tag.slice(2, -1), (name, value) => {
    if (name === "href") address ||= value.trim();
    return "";
  });
  if (!SAFE_ADDRESS.test(address)) return "<a>";
  return `<a href="${escapeText(address).replaceAll('"', "&quot;")}" rel="noopener">`;
}

/**
 * Sanitises HTML of the wire. It parses the text and writes it again from an allow-list. This function writes
 * every `<` of the result, so nothing that the parser misreads can become an element, and every open element
 * is closed. The only attributes are `rel` and the `href` of links to the web, mail, telephone and this site.
 * It needs no DOM, so server and browser return the same.
 */
export function sanitise(html: string): string {
  const open: string[] = [];
  let dropped: string | null = null;

  function closeElements(index: number): string {
    if (index < 0) return "";
    const closed = open.splice(index).reverse();
    return closed.map((name) => `</${name}>`).join("");
  }

  function onTag(name: string, tag: string, closing: boolean): string {
    if (dropped) {
      if (closing && name === dropped) dropped = null;
      return "";
    }
    if (!TAG.test(tag)) return escapeText(tag);
    if (DROPPED.has(name)) {
      if (!closing) dropped = name;
      return "";
    }
    if (!KEPT.has(name)) return "";
    if (name === "br") return "<br>";
    if (closing) return closeElements(open.lastIndexOf(name));
    const before = IMPLIED.has(name) && open.at(-1) === name ? closeElements(open.length - 1) : "";
    if (open.length >= MAX_DEPTH) return before;
    open.push(name);
    return before + (name === "a" ? linkOpening(tag) : `<${name}>`);
  }

  const written = parseTag(
    html.replace(COMMENT, ""),
    (_from, _to, name, tag, closing) => onTag(name, tag, closing),
    (text) => (dropped ? "" : escapeText(text)),
  );
  return written + closeElements(0);
}

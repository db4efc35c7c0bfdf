/// <reference path="./xss-parser.d.ts" />
// The parser alone: the package's own door brings its filter of styles, 3 KB of every property page.
import { parseAttr, parseTag } from "xss/lib/parser.js";

const words = (text: string) => new Set(text.split(" "));

const KEPT = words(
  "p br ul ol li b strong i em u s sub sup small a h2 h3 h4 h5 h6 blockquote span div dl dt dd table thead tbody tr th td",
);
/** Of these the content goes too; of all others that are not kept, the content stays. */
const DROPPED = words(
  "script style iframe object form select textarea template svg math noscript noembed noframes xmp title head video audio",
);
/** These end when the next of their kind begins. */
const IMPLIED = words("p li dt dd tr td th");
/** Elements inside each other; no text needs more. Each closing tag looks through all that are open. */
const MAX_DEPTH = 100;
/** To its end, `<!-->` included, or to the end of the text. */
const COMMENT = /<!(?=--)[\s\S]*?(?:-->|$)/g;
/** `a < b` is none. */
const TAG = /^<\/?[a-z]/i;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\t\n\r]*$/i;

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
 * HTML of the wire as HTML that may be shown. It is taken apart and written anew from an allow-list: every `<` of
 * the result was written here, so nothing the parser misread can become an element, and what opens is closed. The
 * only attributes are `rel` and the `href` of links to the web, mail, telephone and this site. It needs no DOM, so
 * server and browser write the same.
 */
export function sanitise(html: string): string {
  const open: string[] = [];
  let dropped: string | null = null;

  function closeFrom(index: number): string {
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
    if (closing) return closeFrom(open.lastIndexOf(name));
    const before = IMPLIED.has(name) && open.at(-1) === name ? closeFrom(open.length - 1) : "";
    if (open.length >= MAX_DEPTH) return before;
    open.push(name);
    return before + (name === "a" ? linkOpening(tag) : `<${name}>`);
  }

  const written = parseTag(
    html.replace(COMMENT, ""),
    (_from, _to, name, tag, closing) => onTag(name, tag, closing),
    (text) => (dropped ? "" : escapeText(text)),
  );
  return written + closeFrom(0);
}

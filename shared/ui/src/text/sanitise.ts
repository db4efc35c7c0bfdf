import { Parser } from "htmlparser2";

const words = (text: string) => new Set(text.split(" "));

const KEPT = words(
  "p br ul ol li b strong i em u s sub sup small a h2 h3 h4 h5 h6 blockquote span div dl dt dd table thead tbody tr th td",
);
/** Of these the content goes too; of all others that are not kept, the content stays. */
const DROPPED = words(
  "script style iframe object form select textarea template svg math noscript noembed noframes xmp title head video audio",
);
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\t\n\r]*$/i;

function escapeText(text: string): string {
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function opening(name: string, href: string | undefined): string {
  const address = href?.trim();
  if (name !== "a" || !address || !SAFE_ADDRESS.test(address)) return `<${name}>`;
  return `<a href="${escapeText(address).replaceAll('"', "&quot;")}" rel="noopener">`;
}

/**
 * HTML of the wire as HTML that may be shown. It is parsed and written anew from an allow-list: every `<` of the
 * result was written here, so nothing the parser misread can become an element, and what opens is closed. The only
 * attributes are `rel` and the `href` of links to the web, mail, telephone and this site. It needs no DOM, so
 * server and browser write the same.
 */
export function sanitise(html: string): string {
  let written = "";
  let dropping = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) dropping += 1;
        else if (dropping === 0 && KEPT.has(name)) written += opening(name, attributes.href);
      },
      ontext(text) {
        if (dropping === 0) written += escapeText(text);
      },
      onclosetag(name) {
        if (DROPPED.has(name)) dropping -= 1;
        else if (dropping === 0 && KEPT.has(name) && name !== "br") written += `</${name}>`;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return written;
}

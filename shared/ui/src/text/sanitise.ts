import { ELEMENT_NODE, type Node, parse, TEXT_NODE } from "ultrahtml";

const KEPT = new Set(
  "p br ul ol li b strong i em u s sub sup small a h2 h3 h4 h5 h6 blockquote span div dl dt dd table thead tbody tr th td".split(
    " ",
  ),
);
const VOID = new Set(["br"]);
/** Elements of which the content goes too; of all others not kept, the content stays. */
const DROPPED = new Set(
  "script style iframe object embed form input button select option textarea template svg math noscript title head link meta base video audio".split(
    " ",
  ),
);
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function escapeText(text: string): string {
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}

function openingOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const address = attributes.href?.trim();
  if (name !== "a" || !address || !SAFE_ADDRESS.test(address)) return `<${name}>`;
  return `<a href="${escapeAttribute(address)}" rel="noopener">`;
}

function write(node: Node): string {
  if (node.type === TEXT_NODE) return escapeText(node.value);
  const children = () => ((node.children ?? []) as Node[]).map(write).join("");
  if (node.type !== ELEMENT_NODE) return node.type === 0 ? children() : "";
  const name = String(node.name).toLowerCase();
  if (DROPPED.has(name)) return "";
  if (VOID.has(name)) return `<${name}>`;
  return KEPT.has(name) ? `${openingOf(name, node.attributes)}${children()}</${name}>` : children();
}

/**
 * HTML of the wire as HTML that may be shown. It is parsed and written anew from an allow-list: every `<` of the
 * result was written here, so nothing the parser misread can become an element; the only attributes are `href`
 * of links to the web, mail, telephone, this site, and `rel`. It needs no DOM, so server and browser agree.
 */
export function sanitise(html: string): string {
  return write(parse(html) as Node);
}

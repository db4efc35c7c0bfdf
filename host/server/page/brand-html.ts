import type { SiteSettings } from "@stays/contract";
import { brandPalettes, type Palette } from "@stays/ui/brand-palette";
import { escapeHtml } from "./escape.ts";

type Brand = SiteSettings["brand"];

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(";");

/** `html:root` outranks the tokens' own rules, wherever their style sheet is. */
const rootRule = (content: string): string => (content ? `html:root{${content}}` : "");

/**
 * A font by address. `optional`: the page does not shift when the font comes late; it is shown from the next page on.
 */
function fontCss(role: "text" | "display", font: Brand["fonts"]["text"]): string {
  if (font === null) return "";
  const face = `@font-face{font-family:"${font.name}";font-weight:100 900;font-display:optional;src:url("${font.address}") format("woff2")}`;
  return face + rootRule(`--font-${role}:"${font.name}",system-ui,sans-serif`);
}

/** The styles of a destination's own colours and fonts; "" without any. */
export function brandCss({ colours, fonts }: Brand): string {
  const palettes = brandPalettes(colours);
  const dark = palettes && declarations(palettes.dark);
  return [
    palettes ? rootRule(declarations(palettes.light)) : "",
    dark
      ? `@media screen and (prefers-color-scheme:dark){html:root:not([data-appearance="light"]){${dark}}}`
      : "",
    fontCss("text", fonts.text),
    fontCss("display", fonts.display),
  ].join("");
}

/** The icon of the browser's tab, and the fonts to load at once. */
export function brandLinks({ favicon, fonts }: Brand): string {
  const icon =
    favicon === null
      ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
      : `<link rel="icon" href="${escapeHtml(favicon)}">`;
  const addresses = new Set([fonts.text, fonts.display].flatMap((font) => (font ? [font.address] : [])));
  const loads = [...addresses].map(
    (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(address)}">`,
  );
  return icon + loads.join("");
}

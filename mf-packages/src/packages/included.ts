import { aboutHtml, addonNames } from "@stays/domain";
import type { ListedPackage } from "./listed-package.ts";

const LIST_ITEM = /<li[^>]*>([\s\S]*?)<\/li>/gi;

/**
 * What comes with a package: the add-ons that its price includes; without a price the points that its own text (102)
 * lists, so that it can be read before dates are chosen.
 */
export function includedIn({ stayPackage, product }: ListedPackage): readonly string[] {
  if (product) return addonNames(product.includedAddons);
  const html = aboutHtml(stayPackage.content) ?? "";
  return [...html.matchAll(LIST_ITEM)].map(([, item = ""]) => plainText(item)).filter(Boolean);
}

/** Words only; React writes them as text, so that nothing of the HTML reaches the page. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

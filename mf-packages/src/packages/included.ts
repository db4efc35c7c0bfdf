import { aboutHtml, addonNames } from "@stays/domain";
import type { ListedPackage } from "./listed-package.ts";

const LIST_ITEM = /<li[^>]*>([\s\S]*?)<\/li>/gi;

/**
 * Lists what a package includes: the add-ons in its price. Without a price, it lists the points of text 102,
 * so that visitors can read them before they choose dates.
 */
export function includedIn({ stayPackage, product }: ListedPackage): readonly string[] {
  if (product) return addonNames(product.includedAddons);
  const html = aboutHtml(stayPackage.content) ?? "";
  return [...html.matchAll(LIST_ITEM)].map(([, item = ""]) => plainText(item)).filter(Boolean);
}

/** Strips the tags. React renders the result as text, so no HTML reaches the page. */
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

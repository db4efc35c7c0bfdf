import type { PriceRange } from "@stays/contract";
import { formatPriceRange, priceRange } from "@stays/search";

/** Texts of the two price fields. */
export interface PriceDraft {
  readonly least: string;
  readonly most: string;
}

/** Result of reading a draft: a price range (null = all prices), or the field with an error. */
export type PriceReading =
  | { readonly price: PriceRange | null }
  | { readonly field: keyof PriceDraft; readonly error: "priceNotWhole" | "priceSwapped" };

export const formatDraft = (price: PriceRange | null): PriceDraft => ({
  least: String(price?.least ?? ""),
  most: String(price?.most ?? ""),
});

/** Parses a limit: a whole number of up to nine digits, with or without spaces. undefined = malformed. */
function parseLimit(text: string): number | null | undefined {
  const digits = text.replace(/\s/g, "");
  if (digits === "") return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

export function parseDraft(draft: PriceDraft): PriceReading {
  const least = parseLimit(draft.least);
  if (least === undefined) return { field: "least", error: "priceNotWhole" };
  const most = parseLimit(draft.most);
  if (most === undefined) return { field: "most", error: "priceNotWhole" };
  const price = priceRange(least, most);
  const isSwapped = price === null && (least !== null || most !== null);
  return isSwapped ? { field: "most", error: "priceSwapped" } : { price };
}

export const isSamePrice = (one: PriceRange | null, other: PriceRange | null): boolean =>
  formatPriceRange(one) === formatPriceRange(other);

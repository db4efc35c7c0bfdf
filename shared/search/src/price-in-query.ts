/** Limits of a total, in whole units of the currency; null = no limit. At least one is set. */
export interface PriceRange {
  readonly least: number | null;
  readonly most: number | null;
}

const RANGE = /^(\d{0,9})-(\d{0,9})$/;

const limitIn = (digits: string | undefined): number | null => (digits ? Number(digits) : null);

/** Creates a range; null without a limit, or when the limits are swapped. */
export function priceRange(least: number | null, most: number | null): PriceRange | null {
  if (least === null && most === null) return null;
  return least !== null && most !== null && least > most ? null : { least, most };
}

/** Parses `1000-3000`, `1000-` or `-3000`; null when it is malformed. */
export function priceIn(text: string | null): PriceRange | null {
  const [, least, most] = RANGE.exec(text ?? "") ?? [];
  return priceRange(limitIn(least), limitIn(most));
}

/** The inverse of `priceIn`. */
export function priceText(price: PriceRange | null): string | null {
  return price && `${price.least ?? ""}-${price.most ?? ""}`;
}

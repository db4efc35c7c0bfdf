/** Most digits after the decimal sign (ST-02). */
export function fractionDigits(currency: string): number {
  return currency === "EUR" ? 1 : 0;
}

/**
 * No currency of ISO 4217 has more than four decimals; further digits of a sum are binary rounding errors.
 */
const SCALE = 10_000;

/** Rounds an amount to what `format.money` shows of it (ST-02). */
export function shownAmount(amount: number, currency: string): number {
  const unit = 10 ** fractionDigits(currency);
  const rounded = Math.round(Math.round(Math.abs(amount) * SCALE) / (SCALE / unit)) / unit;
  return Math.sign(amount) * rounded;
}

const addUp = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * SCALE);

/**
 * Whether parts that add up to their total no longer do once all of them are rounded. They are then shown with
 * the decimals of their currency, because readers add up what they see (ruling 100).
 */
export function needsDecimals(parts: readonly number[], total: number, currency: string): boolean {
  const shown = parts.map((part) => shownAmount(part, currency));
  return addUp(parts) === addUp([total]) && addUp(shown) !== addUp([shownAmount(total, currency)]);
}

/**
 * Whether the average share of a total is shown with decimals: where a unit of the currency is worth several dollars,
 * as in those with three decimals, a rounded share is far from its total.
 */
export function shareNeedsDecimals(total: number, count: number, currency: string): boolean {
  const { maximumFractionDigits = 0 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits > 2 && shownAmount(total / count, currency) * count !== total;
}

/** How much more `amount` is than `other` for a reader of both: the difference of what is shown. */
export function shownDifference(amount: number, other: number, currency: string): number {
  return shownAmount(shownAmount(amount, currency) - shownAmount(other, currency), currency);
}

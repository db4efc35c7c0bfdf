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

/** How much more `amount` is than `other` for a reader of both: the difference of what is shown. */
export function shownDifference(amount: number, other: number, currency: string): number {
  return shownAmount(shownAmount(amount, currency) - shownAmount(other, currency), currency);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Digits after the decimal sign, at most (ST-02). */
function fractionDigits(currency: string): number {
  return currency === "EUR" ? 1 : 0;
}

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: fractionDigits(currency),
    });
    formats.set(key, format);
  }
  return format;
}

/** No currency of ISO 4217 has more than four decimals; what a sum has after them is binary noise. */
const SCALE = 10_000;

/**
 * An amount in major units as the visitor reads it, `1 395 kr`: no decimals, euro at most one (ST-02).
 * Every space in it is U+00A0, because Node and browsers differ between that and the narrow one, and so that
 * amount and currency never part at the end of a line.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return formatOf(locale, currency)
    .format(Math.round(amount * SCALE) / SCALE)
    .replace(/\s/g, "\u00a0");
}

import { fractionDigits, shownAmount } from "./shown-amount.ts";

const formats = new Map<string, Intl.NumberFormat>();

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

/**
 * Formats an amount in major units, `1 395 kr`: no decimals, euro at most one (ST-02). Every space is U+00A0,
 * because Node and browsers differ between it and the narrow space. It also keeps amount and currency on one
 * line.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return formatOf(locale, currency).format(shownAmount(amount, currency)).replace(/\s/g, "\u00a0");
}

import { fractionDigits, shownAmount } from "./shown-amount.ts";

const formats = new Map<string, Intl.NumberFormat>();

function getMoneyFormat(locale: string, currency: string, isExact: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isExact}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      ...(!isExact && { minimumFractionDigits: 0, maximumFractionDigits: fractionDigits(currency) }),
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats an amount in major units, `1 395 kr`: no decimals, euro at most one (ST-02). Every space is U+00A0,
 * because Node and browsers differ between it and the narrow space. It also keeps amount and currency on one
 * line.
 *
 * @param isExact with the decimals of the currency (`needsDecimals`)
 */
export function formatMoney(amount: number, currency: string, locale: string, isExact = false): string {
  const shown = isExact ? amount : shownAmount(amount, currency);
  return getMoneyFormat(locale, currency, isExact).format(shown).replace(/\s/g, "\u00a0");
}

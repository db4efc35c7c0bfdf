import { moneyPattern, writeNumber } from "./language-data.ts";
import { fractionDigits, shownAmount } from "./shown-amount.ts";

/**
 * Formats an amount in major units, `1 395 kr`: no decimals, euro at most one (ST-02). Every space is U+00A0, which keeps
 * amount and currency on one line.
 *
 * @param isExact with the decimals of the currency (`needsDecimals`)
 */
export function formatMoney(amount: number, currency: string, locale: string, isExact = false): string {
  const pattern = moneyPattern(locale, currency);
  const shown = isExact ? amount : shownAmount(amount, currency);
  const most = fractionDigits(currency);
  const digits = isExact ? {} : { minimumFractionDigits: 0, maximumFractionDigits: most };
  const text = pattern
    ? writeNumber(shown, pattern, isExact ? pattern.digits : 0, isExact ? pattern.digits : most)
    : new Intl.NumberFormat(locale, { style: "currency", currency, ...digits }).format(shown);
  return text.replace(/\s/g, "\u00a0");
}

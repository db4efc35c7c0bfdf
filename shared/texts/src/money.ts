import { keepFormats } from "./keep-formats.ts";
import { fractionDigits, shownAmount } from "./shown-amount.ts";

const getMoneyFormat = keepFormats(
  (locale: string, currency: string, isExact: boolean) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      ...(!isExact && { minimumFractionDigits: 0, maximumFractionDigits: fractionDigits(currency) }),
    }),
);

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

import { keepFormats } from "./keep-formats.ts";

const getNumberFormat = keepFormats(
  (locale: string, minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits }),
);

/**
 * Formats a number with the locale's separators; spaces are U+00A0 as in money.
 *
 * @param fractionDigits the exact number of fraction digits; unset = at most one
 */
export const formatNumber = (value: number, locale: string, fractionDigits?: number): string =>
  getNumberFormat(locale, fractionDigits ?? 0, fractionDigits ?? 1)
    .format(value)
    .replace(/\s/g, "\u00a0");

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number with the locale's separators; spaces are U+00A0 as in money.
 *
 * @param fractionDigits the exact number of fraction digits; unset = at most one
 */
export function formatNumber(value: number, locale: string, fractionDigits?: number): string {
  const key = `${locale} ${fractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fractionDigits ?? 0,
      maximumFractionDigits: fractionDigits ?? 1,
    });
    formats.set(key, format);
  }
  return format.format(value).replace(/\s/g, "\u00a0");
}

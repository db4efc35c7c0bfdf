const formats = new Map<string, Intl.NumberFormat>();

/** A plain number with the locale's separators; spaces are U+00A0 as in money. */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 1): string {
  const key = `${locale} ${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits });
    formats.set(key, format);
  }
  return format.format(value).replace(/\s/g, "\u00a0");
}

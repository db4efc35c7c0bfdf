const formats = new Map<string, Intl.ListFormat>();

/** `Linen, breakfast and cleaning`, in the format of the locale. */
export function formatList(items: readonly string[], locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.ListFormat(locale, { type: "conjunction" });
    formats.set(locale, format);
  }
  return format.format(items);
}

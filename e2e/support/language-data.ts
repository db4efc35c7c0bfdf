/**
 * Gives a browser other language data (ICU) than the server's: other names of months, weekdays and currencies, other
 * signs and spaces, another place of the currency. Runs in the page, before its scripts.
 */
export function useOtherLanguageData(): void {
  type Part = { type: string; value: string };
  const other: Readonly<Record<string, (value: string) => string>> = {
    literal: (value) => value.replace(/\s/g, "\u202f"),
    month: (value) => (/\d/.test(value) ? value : `${value}x`),
    weekday: (value) => `${value}x`,
    currency: (value) => `${value}x`,
    group: () => "'",
    decimal: () => "·",
  };
  const changed = (parts: readonly Part[]) =>
    parts.map(({ type, value }) => ({ type, value: other[type]?.(value) ?? value }));
  const text = (parts: readonly Part[]) => parts.map(({ value }) => value).join("");
  for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const { formatToParts } = prototype;
    Object.defineProperty(prototype, "formatToParts", {
      value(this: Intl.DateTimeFormat, value: Date) {
        const parts = changed(Reflect.apply(formatToParts, this, [value]));
        return parts.some(({ type }) => type === "currency") ? parts.reverse() : parts;
      },
    });
    Object.defineProperty(prototype, "format", {
      get(this: Intl.DateTimeFormat) {
        return (value: Date) => text(this.formatToParts(value));
      },
    });
  }
  Object.defineProperty(Intl.ListFormat.prototype, "format", {
    value: (items: string[]) => items.join(" & "),
  });
}

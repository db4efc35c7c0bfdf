/**
 * Formats `YYYY-MM-DD[THH:mm:ss]`, with the time only when it is not midnight. Returns the text itself when
 * it is not a date.
 */
export function dateText(value: string, locale: string): string {
  const moment = new Date(value.length === 10 ? `${value}T00:00:00Z` : `${value.slice(0, 19)}Z`);
  if (Number.isNaN(moment.getTime())) return value;
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const timed = moment.getUTCHours() + moment.getUTCMinutes() > 0;
  const time = timed ? ({ hour: "2-digit", minute: "2-digit" } as const) : {};
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(moment);
}

/** Formats a price with the decimals of its currency; without decimals when it is a whole number. */
export function moneyText(amount: number, currency: string, locale: string): string {
  const money = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(locale, money).format(amount);
}

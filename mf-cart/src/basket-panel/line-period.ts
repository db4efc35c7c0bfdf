import { toDay } from "@stays/days";
import { type BasketProduct, hasTime } from "@stays/domain";
import type { Format } from "@stays/texts";

/**
 * Formats the period of a line: `Fri 12 Feb – Mon 15 Feb 2027` with its nights. One day reads `Sat 13 Feb
 * 2027`, or with times `Fri 12 Feb 2027, 12:40 – 14:30` (CT-05).
 */
export function basketLine({ start, end }: Pick<BasketProduct, "start" | "end">, format: Format) {
  const [first, last] = [toDay(start), toDay(end)];
  const nights = format.nights(first, last);
  if (nights > 0) return { period: `${format.dayMonthWeekday(first)} – ${format.day(last)}`, nights };
  const times = [start, end].filter(hasTime).map((moment) => format.time(moment));
  const hours = [...new Set(times)].join(" – ");
  return { period: [format.day(first), hours].filter(Boolean).join(", "), nights: 0 };
}

import { nights } from "@stays/days";
import type { StayPrice } from "@stays/domain";

/** The average price per night; null for a stay without nights. */
export function perNight({ amount, start, end }: StayPrice): number | null {
  const count = nights(start, end);
  return count > 0 ? amount / count : null;
}

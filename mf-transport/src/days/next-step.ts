import type { BookedStayDays } from "@stays/day-booking";
import type { Activity, TransportDays } from "@stays/domain";
import type { Journey } from "../booking/journey.ts";
import type { EndedBooking } from "../booking/transport-modal.tsx";
import { transportOf } from "./transport-list.ts";

/** A transport product on a day. */
interface ProductOfDay {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** The step that the page offers after an add: a booking with the earlier choices filled in. */
export interface NextStep extends ProductOfDay {
  /** opposite = the journey back after a successful add; again = retry of a failed add. */
  readonly kind: "opposite" | "again";
  readonly journey: Journey;
}

/** The next step after an add of a product on a day; null when there is none. */
export function nextStep(
  days: TransportDays,
  stay: BookedStayDays,
  of: ProductOfDay,
  { isAdded, journey, opposite }: EndedBooking,
): NextStep | null {
  if (!isAdded) return { kind: "again", ...of, journey };
  const where = opposite && whereOpposite(days, stay, of);
  return where && { kind: "opposite", ...where, journey: opposite };
}

/**
 * The product and day on which to offer the journey back. After a booking on the arrival day it is the last
 * day with the product. After one on the departure day it is the first. In between it is the same day, as for
 * a day trip.
 */
function whereOpposite(days: TransportDays, stay: BookedStayDays, booked: ProductOfDay): ProductOfDay | null {
  const going = stay.days.flatMap((day) => {
    const activity = transportOf(days, day).find(({ id }) => id === booked.activity.id);
    return activity ? [{ activity, day }] : [];
  });
  if (booked.day === stay.start) return going.at(-1) ?? null;
  if (booked.day === stay.end) return going[0] ?? null;
  return going.find(({ day }) => day === booked.day) ?? null;
}

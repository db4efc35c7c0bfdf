import type { StayDays } from "@stays/day-booking";
import type { Activity, TransportDays } from "@stays/domain";
import type { Journey } from "../booking/journey.ts";
import type { EndedBooking } from "../booking/transport-modal.tsx";
import { transportOf } from "./transport-list.ts";

/** A product on a day. */
interface ProductOfDay {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** What the page offers after an add has ended: a booking that starts with what was chosen before. */
export interface NextStep extends ProductOfDay {
  /** opposite = the other way of what is in the basket; again = what could not be added. */
  readonly kind: "opposite" | "again";
  readonly journey: Journey;
}

/** The step after an add of a product on a day; null when there is none. */
export function nextStep(
  days: TransportDays,
  stay: StayDays,
  of: ProductOfDay,
  { isAdded, journey, opposite }: EndedBooking,
): NextStep | null {
  if (!isAdded) return { kind: "again", ...of, journey };
  const where = opposite && whereOpposite(days, stay, of);
  return where && { kind: "opposite", ...where, journey: opposite };
}

/**
 * Where the other way is offered: after the arrival on the last day of the stay on which the product goes, after the
 * departure on the first; in between on the same day, for that was an outing.
 */
function whereOpposite(days: TransportDays, stay: StayDays, booked: ProductOfDay): ProductOfDay | null {
  const going = stay.days.flatMap((day) => {
    const activity = transportOf(days, day).find(({ id }) => id === booked.activity.id);
    return activity ? [{ activity, day }] : [];
  });
  if (booked.day === stay.start) return going.at(-1) ?? null;
  if (booked.day === stay.end) return going[0] ?? null;
  return going.find(({ day }) => day === booked.day) ?? null;
}

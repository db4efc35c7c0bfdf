import { useSettings } from "@stays/contract";
import { type DaysOfStay, type EndedAdd, type ModalTab, useFocusBack } from "@stays/day-booking";
import type { Activity, TransportDays } from "@stays/domain";
import { type RefObject, useState } from "react";
import type { Journey } from "../booking/booking-choice.ts";
import type { EndedBooking } from "../booking/transport-modal.tsx";

interface OpenedTransport {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly tab: ModalTab;
  readonly before: Journey | null;
}

/** `heading` receives the focus if the element that opened the modal is gone when it closes. */
export function useTransportBooking(
  days: TransportDays,
  stay: DaysOfStay,
  heading: RefObject<HTMLElement | null>,
) {
  const { silentFailures } = useSettings().upsell;
  const [opened, setOpened] = useState<OpenedTransport | null>(null);
  const [ended, setEnded] = useState<EndedAdd | null>(null);
  const [next, setNext] = useState<NextStep | null>(null);
  const [booked, setBooked] = useState<readonly string[]>([]);
  const rememberOpener = useFocusBack(opened !== null, heading);
  return {
    opened,
    ended,
    next,
    open(transport: OpenedTransport) {
      rememberOpener();
      setEnded(null);
      setNext((step) => (step?.kind === "again" ? null : step));
      setOpened(transport);
    },
    close: () => setOpened(null),
    /** Called when an add has ended; its modal may have closed meanwhile. */
    end({ activity, day }: OpenedTransport, booking: EndedBooking) {
      const bookedNow = booking.isAdded ? [...booked, bookedKey(activity, booking.journey)] : booked;
      const step = nextStep(days, stay, { activity, day }, booking);
      const isBooked = step?.kind === "opposite" && bookedNow.includes(bookedKey(activity, step.journey));
      const isSilent = step?.kind === "again" && silentFailures;
      setBooked(bookedNow);
      setEnded({ isAdded: booking.isAdded });
      setNext(isBooked || isSilent ? null : step);
    },
    forgetNext: () => setNext(null),
  };
}

const bookedKey = ({ id }: Activity, { route }: Journey): string => `${id} ${route.code}`;

interface ProductOfDay {
  readonly activity: Activity;
  readonly day: string;
}

/** The step that the page offers after an add: a booking with the earlier choices filled in. */
export interface NextStep extends ProductOfDay {
  /** opposite = the journey back after a successful add; again = retry of a failed add. */
  readonly kind: "opposite" | "again";
  readonly journey: Journey;
}

export function nextStep(
  days: TransportDays,
  stay: DaysOfStay,
  of: ProductOfDay,
  { isAdded, journey, opposite }: EndedBooking,
): NextStep | null {
  if (!isAdded) return { kind: "again", ...of, journey };
  const where = opposite && whereOpposite(days, stay, of);
  return where && { kind: "opposite", ...where, journey: opposite };
}

/** The way back: on the last day after an arrival, on the first before a departure, else on the same day. */
function whereOpposite(days: TransportDays, stay: DaysOfStay, booked: ProductOfDay): ProductOfDay | null {
  const going = stay.days.flatMap((day) => {
    const activity = listTransport(days, day).find(({ id }) => id === booked.activity.id);
    return activity ? [{ activity, day }] : [];
  });
  if (booked.day === stay.start) return going.at(-1) ?? null;
  if (booked.day === stay.end) return going[0] ?? null;
  return going.find(({ day }) => day === booked.day) ?? null;
}

/** The transport products of a day; an empty list means sold out (TR-01). */
export function listTransport(days: TransportDays, day: string): readonly Activity[] {
  return days[day] ?? [];
}

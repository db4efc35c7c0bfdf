import { useSettings } from "@stays/contract";
import { type BookedStayDays, type EndedAdd, type ModalTab, useFocusBack } from "@stays/day-booking";
import type { Activity, TransportDays } from "@stays/domain";
import { type RefObject, useState } from "react";
import type { Journey } from "../booking/journey.ts";
import type { EndedBooking } from "../booking/transport-modal.tsx";
import { type NextStep, nextStep } from "./next-step.ts";

/** The initial state of the modal. */
export interface OpenedTransport {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly tab: ModalTab;
  /** The initial route and passengers. */
  readonly before: Journey | null;
}

/** The state of the booking modal, the result of its last add, and the next step. */
export interface TransportBooking {
  readonly opened: OpenedTransport | null;
  readonly ended: EndedAdd | null;
  readonly next: NextStep | null;
  open(transport: OpenedTransport): void;
  close(): void;
  /** Called when an add has ended; its modal may have closed meanwhile. */
  end(of: OpenedTransport, booking: EndedBooking): void;
  forgetNext(): void;
}

/**
 * The booking state for the days of a stay.
 *
 * @param heading receives the focus if the element that opened the modal is gone when it closes
 */
export function useTransportBooking(
  days: TransportDays,
  stay: BookedStayDays,
  heading: RefObject<HTMLElement | null>,
): TransportBooking {
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
    open(transport) {
      rememberOpener();
      setEnded(null);
      setNext((step) => (step?.kind === "again" ? null : step));
      setOpened(transport);
    },
    close: () => setOpened(null),
    end({ activity, day }, booking) {
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

import type { BookingContext } from "@stays/contract";
import { useEffect, useRef, useState } from "react";
import type { Destination } from "./destination.ts";
import { useDestination } from "./use-destination.ts";

/** A destination that replaces the page. */
export type Departure = Exclude<Destination, "panel" | "extras">;

/** Milliseconds for which the page says where the visitor goes, before it is replaced. */
const NOTICE_TIME = 1200;

const isDeparture = (destination: Destination): destination is Departure =>
  destination !== "panel" && destination !== "extras";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes the visitor where an add leads. A page that will be replaced says so first, seen and heard. */
export function useDeparture(booking: BookingContext): {
  readonly goingTo: Departure | null;
  leaveFor(destination: Destination, startedOn: string): Promise<void>;
  /** Calls off a departure that is announced. */
  stay(): void;
} {
  const goTo = useDestination(booking);
  const [goingTo, setGoingTo] = useState<Departure | null>(null);
  const departures = useRef(0);
  useEffect(() => {
    // The back/forward cache restores the page as it was left.
    const arrive = ({ persisted }: PageTransitionEvent) => persisted && setGoingTo(null);
    window.addEventListener("pageshow", arrive);
    return () => window.removeEventListener("pageshow", arrive);
  }, []);

  function stay(): void {
    departures.current += 1;
    setGoingTo(null);
  }

  async function leaveFor(destination: Destination, startedOn: string): Promise<void> {
    if (isDeparture(destination) && window.location.pathname === startedOn) {
      setGoingTo(destination);
      const departure = departures.current;
      await pause(NOTICE_TIME);
      if (departure !== departures.current) return;
    }
    // A visitor who has opened another page meanwhile stays there, and sees that the booking is safe.
    goTo(window.location.pathname === startedOn ? destination : "panel");
  }

  return { goingTo, leaveFor, stay };
}

import { type BookingContext, useCartActions, useLeaveTo, useNavigateTo, useVisit } from "@stays/contract";
import { useCallback } from "react";
import type { AddDestination } from "./destination.ts";
import { upsellPage } from "./upsell-page.ts";

/** Returns a function that opens the destination of a booking. */
export function useDestination(booking: BookingContext): (destination: AddDestination) => void {
  const { settings, search } = useVisit();
  const { openOverlay, closeOverlay, setNotice } = useCartActions();
  const navigateTo = useNavigateTo();
  const leaveTo = useLeaveTo();
  return useCallback(
    (destination) => {
      switch (destination) {
        case "panel":
          return openOverlay({ kind: "panel" });
        case "extras":
          return openOverlay({ kind: "extras", request: { bookItemId: null, booking } });
        case "upsell": {
          const page = upsellPage(search, booking, settings);
          closeOverlay();
          setNotice?.({ kind: "added", route: page.route });
          return navigateTo(page);
        }
        default:
          return leaveTo(destination);
      }
    },
    [booking, settings, search, openOverlay, closeOverlay, setNotice, navigateTo, leaveTo],
  );
}

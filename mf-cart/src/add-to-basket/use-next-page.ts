import {
  type BookingContext,
  type SiteSettings,
  type StaySearch,
  type UpsellPageType,
  useBookingReport,
  useCartActions,
  useLeaveTo,
  useNavigateTo,
  usePageContext,
} from "@stays/contract";
import type { LinkTarget, RouteName } from "@stays/routes";
import { serializeSearch } from "@stays/search";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AddDestination } from "./add-rules.ts";

/** Text keys that name the page that is about to replace this one. */
export const NEXT_TEXTS = {
  upsell: "nextUpsell",
  basket: "nextOnlineBasket",
  addons: "nextOnlineExtras",
} as const;

/** The page that a destination opens in place of this one. */
export type NextPage = Exclude<AddDestination, "panel" | "extras">;

/** How long the page announces the destination before it is replaced, in milliseconds. */
const NOTICE_TIME = 1200;

const isNextPage = (destination: AddDestination): destination is NextPage =>
  destination !== "panel" && destination !== "extras";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens the destination of an add. A page that will be replaced first announces it, in visible text and to
 * screen readers.
 */
export function useNextPage(booking: BookingContext) {
  const goTo = useDestination(booking);
  /** The page that is about to replace this one; null = none yet, or an overlay opens instead. */
  const [goingTo, setGoingTo] = useState<NextPage | null>(null);
  const cancellations = useRef(0);
  useEffect(() => {
    // The back/forward cache restores the page with the announcement still shown.
    const arrive = ({ persisted }: PageTransitionEvent) => persisted && setGoingTo(null);
    window.addEventListener("pageshow", arrive);
    return () => window.removeEventListener("pageshow", arrive);
  }, []);

  /** Cancels an announced page. */
  function cancel(): void {
    cancellations.current += 1;
    setGoingTo(null);
  }

  async function leaveFor(destination: AddDestination, startedOn: string): Promise<void> {
    if (isNextPage(destination) && window.location.pathname === startedOn) {
      setGoingTo(destination);
      const before = cancellations.current;
      await pause(NOTICE_TIME);
      if (before !== cancellations.current) return;
    }
    // A visitor who opened another page meanwhile stays there, and the basket panel confirms the booking.
    goTo(window.location.pathname === startedOn ? destination : "panel");
  }

  return { goingTo, leaveFor, cancel };
}

/** Returns a function that opens the destination of a booking. */
export function useDestination(booking: BookingContext): (destination: AddDestination) => void {
  const { settings, search } = usePageContext();
  const { openBasket, openExtras, closeOverlay } = useCartActions();
  const { arrive } = useBookingReport();
  const navigateTo = useNavigateTo();
  const leaveTo = useLeaveTo();
  return useCallback(
    (destination) => {
      switch (destination) {
        case "panel":
          return openBasket();
        case "extras":
          return openExtras({ bookItemId: null, booking });
        case "upsell": {
          const page = upsellPage(search, booking, settings);
          closeOverlay();
          arrive(page.route);
          return navigateTo(page);
        }
        default:
          return leaveTo(destination);
      }
    },
    [booking, settings, search, openBasket, openExtras, closeOverlay, arrive, navigateTo, leaveTo],
  );
}

/** Route of a page type. The day picker is shown on the route of the day page (CO-13). */
export function toUpsellRoute(pageType: UpsellPageType): RouteName {
  return pageType === "upselldaypicker" ? "upsellday" : pageType;
}

/**
 * Link to the upsell page after a booking. It keeps dates, guests and promo code, and adds the booked
 * accommodation and its position. It drops the filters of the stay search (CT-03, AD-02, ruling 38).
 *
 * @param search of the page where the visitor booked
 */
export function upsellPage(
  { start, end, rooms, promoCode }: StaySearch,
  booking: Pick<BookingContext, "accommodationId" | "position">,
  settings: Pick<SiteSettings, "upsell">,
): LinkTarget {
  return {
    route: toUpsellRoute(settings.upsell.pageType),
    search: serializeSearch({
      start,
      end,
      rooms,
      promoCode,
      position: booking.position,
      bookedAccommodation: booking.accommodationId,
    }),
  };
}

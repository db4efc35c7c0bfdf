import { type ReactNode, useCallback } from "react";
import type { BookingReport, CartActions } from "./cart.ts";
import type { HostServices, OutsideTarget, Problem } from "./host-services.ts";
import { useIdentity, useServices } from "./host-services-context.tsx";
import { outsideAddress } from "./outside-address.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { SlotName, SlotProps } from "./slots.ts";
import { useTrackCheckout } from "./use-track.ts";

/** Route, search, settings and day of the page: the first argument of `queries` and `head`. */
export const usePageContext: HostServices["usePageContext"] = () => useServices().usePageContext();
/** The site settings of the page's language (ST-01). */
export const useSettings = (): SiteSettings => useServices().usePageContext().settings;
/** The destination's day, YYYY-MM-DD: the same on the server and in the browser. */
export const useToday = (): string => useServices().usePageContext().today;
/** The language of the page. */
export const useLanguage: HostServices["useLanguage"] = () => useServices().useLanguage();
/** Selects a part of the shared cart; re-renders when that part changes. */
export const useCart: HostServices["useCart"] = (select) => useServices().useCart(select);
/** The actions of the shared cart. */
export const useCartActions = (): CartActions => useServices().cartActions;
/** What mf-cart reports of a booking; no other remote calls it. */
export const useBookingReport = (): BookingReport => useServices().bookingReport;
/** The visitor's basket, as the host last received it from Galaxy. */
export const useBasket: HostServices["useBasket"] = () => useServices().useBasket();
/** Navigates to a page of the site, or to another query of this page, in the visitor's language. */
export const useNavigateTo: HostServices["useNavigateTo"] = () => useServices().useNavigateTo();
/**
 * Whether the page is hydrated. False on the server and during hydration; check it before rendering data of
 * one visitor.
 */
export const useIsHydrated = (): boolean => useServices().useIsHydrated();
/** Whether the page shows answers from an earlier visit, because there is no network: nothing can be booked. */
export const useHasStoredAnswers = (): boolean => useServices().useHasStoredAnswers();
/** Deletes what the browser has stored of visits: pages and answers for a lost connection, and values of a `VisitKey`. */
export function useForgetPages(): () => void {
  const services = useServices();
  return useCallback(() => services.forgetPages(), [services]);
}

/** Leaves the site by full page load, to the basket or the add-on page of the settings. */
export function useLeaveTo(): (target: OutsideTarget) => void {
  const services = useServices();
  const pageContext = services.usePageContext();
  const trackCheckout = useTrackCheckout();
  return useCallback(
    (target) => {
      trackCheckout();
      services.leaveTo(target, pageContext);
    },
    [services, pageContext, trackCheckout],
  );
}

/**
 * The address of the online site's basket or add-on page for a link, with the visitor's click ids once the page is
 * hydrated: the server renders the same page for everyone.
 */
export function useOutsideAddress(target: OutsideTarget): string {
  const services = useServices();
  const { settings } = services.usePageContext();
  const isHydrated = services.useIsHydrated();
  return outsideAddress(target, settings, isHydrated ? services.clickIds() : "");
}

/** Writes a problem to the log, with the name and the release of the calling remote (ruling 44). */
export function useReport(): (problem: Problem) => void {
  const services = useServices();
  const identity = useIdentity();
  return useCallback((problem) => services.report({ ...problem, ...identity }), [services, identity]);
}

/**
 * Renders another remote's slot. `fallback` is shown while the slot loads. If loading fails, an error message
 * with a Try again button replaces it, and the rest of the page keeps working (FE-03).
 */
export function Slot<Name extends SlotName>({
  name,
  fallback = null,
  ...props
}: { name: Name; fallback?: ReactNode } & SlotProps[Name]): ReactNode {
  return useServices().renderSlot(name, props as unknown as SlotProps[Name], fallback);
}

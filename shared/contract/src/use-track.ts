import type { Basket } from "@stays/domain";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { EcommerceEvent } from "./ecommerce.ts";
import { useServices } from "./host-services-context.tsx";

/**
 * Reports what a visitor did. The host passes it on to the destination's tag manager, if the settings name one and
 * the visitor has agreed; otherwise nothing happens. In the browser only.
 */
export const useTrack = (): ((event: EcommerceEvent) => void) => useServices().track;

/**
 * Reports a view once per key, however often the component renders.
 *
 * @param key names what is in view, such as the request of a list; null = nothing yet
 * @param createEvent called when it comes into view; null = nothing is
 */
export function useTrackView(key: string | null, createEvent: () => EcommerceEvent | null): void {
  const track = useTrack();
  const tracked = useRef<string | null>(null);
  const report = useEffectEvent(() => {
    const event = key === null || key === tracked.current ? null : createEvent();
    if (event === null) return;
    tracked.current = key;
    track(event);
  });
  useEffect(() => report(), [key]);
}

/** Returns a function that reports the way to the online booking site, unless the basket is empty or not known. */
export function useTrackCheckout(): () => void {
  const services = useServices();
  const { basket, count } = services.useBasket();
  const latest = useRef<Basket | null>(null);
  useEffect(() => {
    latest.current = count > 0 ? basket : null;
  });
  return useCallback(() => {
    if (latest.current) services.track({ event: "begin_checkout", basket: latest.current });
  }, [services]);
}

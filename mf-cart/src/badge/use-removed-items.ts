import { useBasket, useBookingReport, useCart, useQueryClient } from "@stays/contract";
import { basketAddonQuery } from "@stays/galaxy";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Forgets booked items when they are no longer in the basket: the online site has sold or removed them, or the
 * basket has expired. Lines of a basket have no ids. When there are fewer lines than before, each booked item is
 * therefore looked up.
 */
export function useRemovedItems(): void {
  const client = useQueryClient();
  const { forget } = useBookingReport();
  const { count, isLoading, isFailed } = useBasket();
  const booked = useCart((cart) => cart.booked);
  const before = useRef(0);
  const isKnown = !isLoading && !isFailed;

  async function forgetIfGone(id: number): Promise<void> {
    const answer = await client.fetchQuery({ ...basketAddonQuery(id), staleTime: 0 });
    if (answer === null) forget([id]);
  }
  const compare = useEffectEvent((lines: number) => {
    if (lines === 0) forget("all");
    else if (lines < before.current)
      // If the lookup fails, the item stays; the host logs the failure.
      for (const id of Object.values(booked)) if (id !== null) forgetIfGone(id).catch(() => {});
    before.current = lines;
  });
  useEffect(() => {
    if (isKnown) compare(count);
  }, [isKnown, count]);
}

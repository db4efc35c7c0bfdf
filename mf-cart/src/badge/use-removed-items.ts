import { type QueryClient, useBookingReport, useCart, useQueryClient } from "@stays/contract";
import type { Basket } from "@stays/domain";
import { basketAddonQuery, basketQuery } from "@stays/galaxy";
import { useEffect, useEffectEvent } from "react";
import { readBasketLines } from "../add-to-basket/basket-lines.ts";

const { queryKey } = basketQuery();

const countLines = (client: QueryClient): number =>
  readBasketLines(client.getQueryData<Basket | null>(queryKey) ?? null).length;

/**
 * Forgets booked items when they are no longer in the basket: the online site has sold or removed them, or the
 * basket has expired. Lines of a basket have no ids. When there are fewer lines than before, each booked item is
 * therefore looked up.
 */
export function useRemovedItems(): void {
  const client = useQueryClient();
  const { forget } = useBookingReport();
  const booked = useCart((cart) => cart.booked);

  async function forgetIfGone(id: number): Promise<void> {
    const answer = await client.fetchQuery({ ...basketAddonQuery(id), staleTime: 0 });
    if (answer === null) forget([id]);
  }
  const compare = useEffectEvent((count: number, before: number) => {
    if (count === 0) forget("all");
    else if (count < before)
      // If the lookup fails, the item stays; the host logs the failure.
      for (const id of Object.values(booked)) if (id !== null) forgetIfGone(id).catch(() => {});
  });
  useEffect(() => {
    let before = countLines(client);
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      if (event.query.queryKey[1] !== queryKey[1]) return;
      const count = countLines(client);
      compare(count, before);
      before = count;
    });
  }, [client]);
}

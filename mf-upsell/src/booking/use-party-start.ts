import { useCart, useCartActions } from "@stays/contract";
import { useParty } from "@stays/day-booking";
import type { Occasion } from "@stays/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { partyQuotes } from "./party-quotes.ts";
import { type QuotedActivity, quotedItem } from "./quantity.ts";

/**
 * Adds the persons of the search to the temporary cart when an occasion's participants are first shown, so
 * that visitors enter their guests once (BW-01).
 *
 * @param occasion null = no time is chosen, or the booking is not shown
 * @returns the number of persons without a price group; 0 once the visitor has changed anything
 */
export function usePartyStart(of: QuotedActivity, occasion: Occasion | null): number {
  const party = useParty();
  const { addToTempCart } = useCartActions();
  const items = useCart((cart) => cart.items);
  const started = useRef<string | null>(null);
  const start = useEffectEvent((current: Occasion) => {
    if (started.current === current.start) return;
    started.current = current.start;
    for (const { quote, amount } of partyQuotes(party, current).chosen)
      addToTempCart(quotedItem(quote, amount, of));
  });
  useEffect(() => {
    if (occasion) start(occasion);
  }, [occasion]);
  if (!occasion) return 0;
  const { chosen, unassigned } = partyQuotes(party, occasion);
  const isAsStarted = chosen.every(({ quote, amount }) =>
    items.some((item) => item.bookKey === quote.bookKey && item.amount === amount),
  );
  return isAsStarted && items.length === chosen.length ? unassigned : 0;
}

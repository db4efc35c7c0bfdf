import { useBasket, useCartActions } from "@stays/contract";
import { galaxyOf, useQueryClient } from "@stays/query";
import { getBasket, isRefusal } from "@stays/wire";
import { useEffect, useEffectEvent } from "react";
import { inTurn } from "../add-flow/in-turn.ts";
import { hasArrived, takeUnfinished } from "../add-flow/unfinished-add.ts";

/**
 * After a reload during an add: looks whether it arrived, and opens the basket, which shows it; or says that it did
 * not. Meanwhile no other add is sent, so that trying again cannot book twice.
 */
export function useUnfinishedAdd(): void {
  const client = useQueryClient();
  const { refresh } = useBasket();
  const { openOverlay, fail } = useCartActions();
  const lookFor = useEffectEvent(async (linesBefore: number) => {
    const lines = async () => {
      const answer = await getBasket(galaxyOf(client));
      return isRefusal(answer) ? 0 : answer.groups.reduce((sum, { products }) => sum + products.length, 0);
    };
    const isIn = await inTurn(() => hasArrived(linesBefore, lines));
    await refresh();
    if (isIn) openOverlay({ kind: "panel" });
    else fail({ error: 3, message: "The page was left during an add", showsModal: true });
  });
  useEffect(() => {
    const linesBefore = takeUnfinished();
    if (linesBefore !== null) void lookFor(linesBefore);
  }, []);
}

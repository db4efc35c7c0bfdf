import { type BasketFailure, useCart, useCartActions, useReport } from "@stays/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { withBasketLock } from "../add-to-basket/basket-lock.ts";
import { clearPendingAdd, type PendingAdd, readPendingAdd } from "../add-to-basket/pending-add.ts";
import { pollBasket, useBasketCheck } from "../add-to-basket/use-basket-check.ts";

type ShownResult = BasketFailure["found"];

/**
 * Checks the basket for the pending add of this tab: after a reload, after a lost answer, and when the
 * browser is online again. A found add opens the basket panel. The add button may be gone, so a missing
 * accommodation shows the error modal, any other kind the inline notice (rulings 6, 41).
 *
 * @returns what the inline notice shows; null = nothing
 */
export function usePendingAdd(): ShownResult | null {
  const checkBasket = useBasketCheck();
  const report = useReport();
  const failure = useCart((cart) => cart.failure);
  const { openOverlay, fail } = useCartActions();
  const [own, setOwn] = useState<BasketFailure | null>(null);

  function showFailure(add: PendingAdd, found: "absent" | "unknown"): void {
    const late: BasketFailure = {
      error: 3,
      message: "No answer to an add",
      showsModal: add.kind === "accommodation",
      found,
    };
    setOwn(late);
    fail(late);
  }

  /** @param shown what the visitor was last shown about the add; undefined = nothing */
  const watch = useEffectEvent(async (shown: ShownResult) => {
    if (!readPendingAdd()) return;
    const found = await pollBasket(() => withBasketLock(checkBasket));
    if (found === "landed") openOverlay({ kind: "panel" });
    if (found === "unknown") report({ operation: "get-basket", message: "An add could not be looked for" });
    const add = readPendingAdd();
    if (!add || found === "landed" || found === "closed") return;
    if (found === "absent") clearPendingAdd();
    if (!add.isNotified && found !== shown) showFailure(add, found);
  });

  useEffect(() => {
    void watch(undefined);
    const onOnline = () => void watch("unknown");
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  useEffect(() => {
    if (failure?.found && failure !== own) void watch(failure.found);
  }, [failure, own]);

  return failure && failure === own && !failure.showsModal ? failure.found : null;
}

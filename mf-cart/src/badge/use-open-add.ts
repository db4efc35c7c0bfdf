import { type BasketFailure, useCart, useCartActions, useReport } from "@stays/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { inTurn } from "../add-flow/in-turn.ts";
import { closeOpenAdd, type OpenAdd, readOpenAdd } from "../add-flow/open-add.ts";
import { useLookAgain } from "../add-flow/use-look-again.ts";
import { watchFor } from "../add-flow/watch.ts";

type Told = BasketFailure["found"];

/**
 * Follows the add of this tab whose end is not known: after a reload during it, after a lost answer, and when the
 * connection is back. What has arrived is shown by opening the basket. What has not is told away from its button, which
 * may be gone: an accommodation's by the error modal, any other's quietly (rulings 6, 41).
 *
 * @returns what is to be said quietly; null = nothing
 */
export function useOpenAdd(): Told | null {
  const lookAgain = useLookAgain();
  const report = useReport();
  const failure = useCart((cart) => cart.failure);
  const { openOverlay, fail } = useCartActions();
  const [own, setOwn] = useState<BasketFailure | null>(null);

  function tell(add: OpenAdd, found: "absent" | "unknown"): void {
    const late: BasketFailure = {
      error: 3,
      message: "No answer to an add",
      showsModal: add.kind === "accommodation",
      found,
    };
    setOwn(late);
    fail(late);
  }

  /** @param told what the visitor has read of the add; undefined = nothing */
  const watch = useEffectEvent(async (told: Told) => {
    if (!readOpenAdd()) return;
    const found = await watchFor(() => inTurn(lookAgain));
    if (found === "landed") openOverlay({ kind: "panel" });
    if (found === "unknown") report({ operation: "get-basket", message: "An add could not be looked for" });
    const add = readOpenAdd();
    if (!add || found === "landed" || found === "closed") return;
    if (found === "absent") closeOpenAdd();
    if (!add.isTold && found !== told) tell(add, found);
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

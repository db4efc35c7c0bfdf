import { type BookingContext, useBasket, useCartActions, useReport, useSettings } from "@stays/contract";
import type { AddonChoice } from "@stays/domain";
import { addBasketAddon, isGalaxyError } from "@stays/galaxy";
import { galaxyOf, useQueryClient } from "@stays/query";
import { useRef, useState } from "react";
import { isFailedCall, outcomeOf } from "../add-to-basket/call-outcome.ts";
import { useDestination } from "../add-to-basket/use-destination.ts";
import { afterContinue, afterSkip, complaintOf, extrasFailure } from "./outcome.ts";

/** The way on from the extras modal. */
export interface Continue {
  readonly isBusy: boolean;
  /** Adds the chosen extras in one call, and goes on; with none chosen it just goes on (AD-02). */
  goOn(choices: readonly AddonChoice[]): Promise<void>;
}

/**
 * Continue and Skip. A failure is logged and flagged, which opens the error modal; the extras stay as chosen, so that
 * the visitor can try again, skip or close (ruling 7).
 *
 * @param onDone extras are added or skipped: the modal may close
 */
export function useContinue(booking: BookingContext, onDone: () => void): Continue {
  const client = useQueryClient();
  const { upsell } = useSettings();
  const { fail } = useCartActions();
  const { refresh } = useBasket();
  const report = useReport();
  const goTo = useDestination(booking);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const rules = { upsellActive: upsell.active };

  async function add(choices: readonly AddonChoice[]): Promise<void> {
    const answer = await outcomeOf(addBasketAddon(galaxyOf(client), choices));
    if (isFailedCall(answer) || isGalaxyError(answer)) {
      report({ operation: "add-basket-addon", message: complaintOf(answer), cause: answer });
      fail(extrasFailure(answer));
      return;
    }
    void refresh();
    onDone();
    goTo(afterContinue(answer, rules));
  }

  async function goOn(choices: readonly AddonChoice[]): Promise<void> {
    if (isRunning.current) return;
    if (choices.length === 0) {
      onDone();
      goTo(afterSkip(rules));
      return;
    }
    isRunning.current = true;
    setBusy(true);
    try {
      await add(choices);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, goOn };
}

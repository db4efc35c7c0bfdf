import {
  type BookingContext,
  galaxyOf,
  useBasket,
  useBookingReport,
  useQueryClient,
  useReport,
  useSettings,
} from "@stays/contract";
import type { AddonChoice } from "@stays/domain";
import { addBasketAddon } from "@stays/galaxy";
import { useRef, useState } from "react";
import { catchError, upsellOrBasket } from "../add-to-basket/add-rules.ts";
import { useDestination, useNextPage } from "../add-to-basket/use-next-page.ts";
import { afterContinue, extrasFailure, failureMessage } from "./after-extras.ts";

/**
 * Hook of Continue and Skip. A failure is logged and recorded, which opens the error modal. The selection
 * stays, so the visitor can retry, skip or close (ruling 7).
 *
 * The page that follows added extras is announced first (ruling 101).
 *
 * @param onAdded called when the chosen extras are in the basket
 * @param onDone called when the extras are added or skipped, to close the modal
 */
export function useContinue(
  booking: BookingContext,
  { onAdded, onDone }: { readonly onAdded: () => void; readonly onDone: () => void },
) {
  const client = useQueryClient();
  const { upsell } = useSettings();
  const { fail } = useBookingReport();
  const { refresh } = useBasket();
  const report = useReport();
  const goTo = useDestination(booking);
  const { goingTo, leaveFor } = useNextPage(booking);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const rules = { upsellActive: upsell.active };

  async function add(choices: readonly AddonChoice[]): Promise<void> {
    const answer = await catchError(addBasketAddon(galaxyOf(client), choices));
    if (answer instanceof Error) {
      report({ operation: "add-basket-addon", message: failureMessage(answer), cause: answer });
      fail(extrasFailure(answer));
      return;
    }
    onAdded();
    void refresh();
    await leaveFor(afterContinue(answer, rules), window.location.pathname);
    onDone();
  }

  /**
   * Adds the chosen extras in one call and opens the next page. With none chosen it only opens the next page
   * (AD-02).
   */
  async function goOn(choices: readonly AddonChoice[]): Promise<void> {
    if (isRunning.current) return;
    if (choices.length === 0) {
      onDone();
      goTo(upsellOrBasket(rules));
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

  return { isBusy, isAdded: goingTo !== null, goOn };
}

import {
  type BookingContext,
  GalaxyFailure,
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

/** Galaxy's answer when extras were added (ruling 23). */
const ADDED = 1;
const ADDON_FAIL = "Addon fail";

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
  const settings = useSettings();
  const { fail } = useBookingReport();
  const { refresh } = useBasket();
  const report = useReport();
  const goTo = useDestination(booking);
  const { goingTo, leaveFor } = useNextPage(booking);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function add(choices: readonly AddonChoice[]): Promise<void> {
    const answer = await catchError(addBasketAddon(galaxyOf(client), choices));
    if (answer instanceof Error) {
      // "Not found" is Error 1 with Galaxy's message, any other failure Error 3 (ruling 9).
      const isGone = answer instanceof GalaxyFailure && answer.isNotFound;
      const message = isGone ? answer.message : `${ADDON_FAIL}: ${answer.message}`;
      report({ operation: "add-basket-addon", message, cause: answer });
      fail({
        error: isGone ? 1 : 3,
        message: isGone ? answer.reason : ADDON_FAIL,
        showsModal: true,
      });
      return;
    }
    onAdded();
    void refresh();
    const destination = answer === ADDED ? upsellOrBasket(settings) : "basket";
    await leaveFor(destination, window.location.pathname);
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
      goTo(upsellOrBasket(settings));
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

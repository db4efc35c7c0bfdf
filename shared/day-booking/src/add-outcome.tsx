import { useCart, useSettings } from "@stays/contract";
import { muted, StatusText } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";

export interface EndedAdd {
  readonly isAdded: boolean;
}

interface AddOutcomeProps {
  readonly ended: EndedAdd | null;
  /** While the modal is open, its button shows the result. */
  readonly isModalOpen: boolean;
}

/**
 * Shows the result of an add whose modal has closed (rulings 41 and 43). A success is announced to screen
 * readers only, because the booked day and the basket show it.
 */
export function AddOutcome({ ended, isModalOpen }: AddOutcomeProps) {
  const { t } = useActivityTexts();
  const { silentFailures } = useSettings().upsell;
  // The basket opens over the page after an add, and screen readers announce nothing behind it.
  const isBasketOpen = useCart((cart) => cart.overlay !== null);
  const isPermanent = useCart((cart) => cart.failure?.isPermanent ?? false);
  const isNotified = ended && !isModalOpen && !isBasketOpen && (ended.isAdded || !silentFailures);
  return (
    <StatusText hidden={!isNotified || ended.isAdded} className={muted()}>
      {isNotified && t(ended.isAdded ? "added" : isPermanent ? "cannotAdd" : "addFailed")}
    </StatusText>
  );
}

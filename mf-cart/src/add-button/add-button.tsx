import {
  type BasketFailure,
  type SlotProps,
  useCart,
  useHasStoredAnswers,
  useSettings,
} from "@stays/contract";
import { cartTotal, type TempCartItem } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Button, classNames, StatusText } from "@stays/ui";
import type { AddEnd } from "../add-to-basket/add-rules.ts";
import { addPhase, useAdd, useAdding } from "../add-to-basket/use-add.ts";
import { NEXT_TEXTS } from "../add-to-basket/use-next-page.ts";
import { OtherWays } from "../failure/other-ways.tsx";
import styles from "./add-button.module.css";

/** Button that puts items into the basket and shows the result (CT-02, CT-03, ruling 41). */
export function AddButton(props: SlotProps["cart.add-button"]) {
  const { items, booking, label, disabledReason, isWide, onAdding, onAdded, onFailed } = props;
  const { t } = useTexts("mf-cart");
  const { upsell } = useSettings();
  const adding = useAdding();
  const phase = useCart(({ booked }) => addPhase(items, adding, booked));
  const { isAdding, end, goingTo, add } = useAdd(booking, { onAdding, onAdded, onFailed });

  const isStored = useHasStoredAnswers();
  const reason = isStored
    ? t("noConnection")
    : (disabledReason ?? (isPriceless(items) ? t("noPrice") : undefined));

  const isBusy = isAdding || phase === "adding";
  const isDone = !isBusy && (phase === "added" || (end?.at === "done" && items.length === 0));
  const failure = useCart((cart) => cart.failure);
  // An activity or a transport shows a failure unless the settings turn that off (rulings 6, 41).
  const isRefused =
    !isDone &&
    end?.at === "failed" &&
    !end.failure.showsModal &&
    (booking.kind === "accommodation" || !upsell.silentFailures);

  // An add that stays on this page shows its result under the button. Reserve the width of that text.
  const room = booking.kind === "accommodation" ? undefined : t("addedToBasket");

  return (
    <div data-room={room} className={classNames(styles.root, isWide && styles.wide, room && styles.steady)}>
      <Button
        size={isWide ? "large" : "medium"}
        full={isWide || room !== undefined}
        busy={isBusy}
        done={isDone}
        disabled={reason !== undefined}
        hint={isDone ? undefined : reason}
        onClick={() => add(items)}
      >
        {isDone ? t("inBasket") : (label ?? t("addToCart"))}
      </Button>
      <StatusText className={isRefused ? styles.refused : styles.status}>
        {isRefused && <span>{t(refusalText(failure))}</span>}
        {isRefused && failure?.needsCookies && <OtherWays />}
        {!isRefused && announcesAdded(end, isDone) && <span>{t("addedToBasket")}</span>}
        {end && goingTo && <span>{` ${t(NEXT_TEXTS[goingTo])}`}</span>}
      </StatusText>
    </div>
  );
}

/** The text beside the button of a failed add. It advises to try again only where that can help. */
function refusalText(failure: BasketFailure | null): "notKnown" | "cookiesNeeded" | "cannotAdd" | "notAdded" {
  if (failure?.needsCookies) return "cookiesNeeded";
  if (failure?.found === "unknown") return "notKnown";
  return failure?.isPermanent ? "cannotAdd" : "notAdded";
}

/**
 * Returns whether the items cost nothing and so cannot be added (BW-01). The add itself rejects an empty
 * cart, as Error 0.
 */
const isPriceless = (items: readonly TempCartItem[]): boolean => items.length > 0 && cartTotal(items) <= 0;

/**
 * Returns whether the button announces the add. The extras modal announces it itself, because screen readers
 * ignore content under a modal.
 */
function announcesAdded(end: AddEnd | undefined, isDone: boolean): boolean {
  if (end?.at === "failed") return isDone;
  return end?.at === "done" && end.destination !== "extras";
}

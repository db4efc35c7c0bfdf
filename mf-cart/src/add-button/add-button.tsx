import { type SlotProps, useCart, useSettings } from "@stays/contract";
import { cartTotal, type TempCartItem } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Button, classNames, StatusText } from "@stays/ui";
import { phaseOf } from "../add-to-basket/phase.ts";
import type { AddEnd } from "../add-to-basket/run-add.ts";
import { useAdd } from "../add-to-basket/use-add.ts";
import { showsFailureInline } from "../failure/inline-failure.ts";
import styles from "./add-button.module.css";

/** Puts items into the basket, and always says how it went (CT-02, CT-03, ruling 41). */
export function AddButton(props: SlotProps["cart.add-button"]) {
  const { items, booking, label, disabledReason, isWide, onAdding, onAdded, onFailed } = props;
  const { t } = useTexts("mf-cart");
  const { upsell } = useSettings();
  const phase = useCart((cart) => phaseOf(items, cart.phases));
  const { isAdding, end, goingTo, add } = useAdd(booking, { onAdding, onAdded, onFailed });

  const reason = disabledReason ?? (isPriceless(items) ? t("noPrice") : undefined);

  const isBusy = isAdding || phase === "adding";
  const isDone = !isBusy && (phase === "added" || (end?.at === "done" && items.length === 0));
  const failure = useCart((cart) => cart.failure);
  const isRefused =
    !isDone && end?.at === "failed" && showsFailureInline(end.failure, booking.kind, upsell.inlineFailures);

  // An add that leaves the visitor where they are tells so under the button, which is as wide as that from the start.
  const room = booking.kind === "accommodation" ? undefined : t("addedToBasket");

  return (
    <div data-room={room} className={classNames(styles.place, isWide && styles.wide, room && styles.steady)}>
      <Button
        size={isWide ? "large" : "medium"}
        full={isWide || room !== undefined}
        busy={isBusy}
        done={isDone}
        disabled={reason !== undefined}
        hint={isDone ? undefined : reason}
        onClick={() => void add(items)}
      >
        {isDone ? t("inBasket") : (label ?? t("addToCart"))}
      </Button>
      <StatusText className={isRefused ? styles.refused : styles.said}>
        {isRefused
          ? t(failure?.found === "unknown" ? "notKnown" : "notAdded")
          : saysAdded(end, isDone) && <span>{t("addedToBasket")}</span>}
        {goingTo && <span> {t(NEXT_TEXTS[goingTo])}</span>}
      </StatusText>
    </div>
  );
}

/** What is said before the page is replaced. */
const NEXT_TEXTS = { upsell: "nextUpsell", basket: "nextOnlineBasket", addons: "nextOnlineExtras" } as const;

/** Something that costs nothing cannot be added (BW-01). An empty cart is refused by the add itself, as Error 0. */
const isPriceless = (items: readonly TempCartItem[]): boolean => items.length > 0 && cartTotal(items) <= 0;

/** Where the extras modal opens, that says it: what lies under a modal is not heard. */
function saysAdded(end: AddEnd | null, isDone: boolean): boolean {
  if (end?.at === "failed") return isDone;
  return end?.at === "done" && end.destination !== "extras";
}

import {
  type BasketFailure,
  useBasket,
  useBookingReport,
  useCart,
  useCartActions,
  useIsHydrated,
  useReport,
  useSettings,
} from "@stays/contract";
import { useTexts } from "@stays/texts";
import { BasketIcon, CloseIcon, Icon, IconButton, StatusText } from "@stays/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { withBasketLock } from "../add-to-basket/basket-lock.ts";
import { clearPendingAdd, type PendingAdd, readPendingAdd } from "../add-to-basket/pending-add.ts";
import { pollBasket, useBasketCheck } from "../add-to-basket/use-basket-check.ts";
import styles from "./basket-badge.module.css";
import { useRemovedItems } from "./use-removed-items.ts";

/** Basket button of the header, with the number of lines; opens the panel (CT-05). */
export function BasketBadge() {
  const { t } = useTexts("mf-cart");
  const isHydrated = useIsHydrated();
  const { count, refresh } = useBasket();
  const { openBasket } = useCartActions();
  const lateFound = usePendingAdd();
  useRemovedItems();
  const shown = isHydrated ? count : 0;

  function open() {
    // The online site writes to the same basket, so read it again.
    void refresh();
    openBasket();
  }

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.badge}
        aria-haspopup="dialog"
        aria-label={shown > 0 ? t("basketCount", { count: shown }) : t("basket")}
        onClick={open}
      >
        <Icon of={BasketIcon} className={styles.icon} />
        <span className={styles.label}>{t("basket")}</span>
        {/* The space keeps the visible text part of the accessible name (WCAG 2.5.3). */}
        {shown > 0 && <span className={styles.count}>{` ${shown}`}</span>}
      </button>
      <LateAddNotice found={lateFound} />
    </div>
  );
}

type ShownResult = BasketFailure["found"];

/**
 * Message under the basket button with the result of an activity or transport add whose own button is gone
 * (ruling 41).
 */
function LateAddNotice({ found }: { readonly found: ShownResult | null }) {
  const { t } = useTexts("mf-cart");
  const { dismissFailure } = useBookingReport();
  const { upsell } = useSettings();
  const isSaid = found !== null && !upsell.silentFailures;
  return (
    <div className={isSaid ? styles.word : undefined}>
      <StatusText>{isSaid && t(found === "absent" ? "notAdded" : "notKnown")}</StatusText>
      {isSaid && <IconButton icon={CloseIcon} label={t("dismiss")} onClick={dismissFailure} />}
    </div>
  );
}

/**
 * Checks the basket for the pending add of this tab: after a reload, after a lost answer, and when the
 * browser is online again. A found add opens the basket panel. The add button may be gone, so a missing
 * accommodation shows the error modal, any other kind the inline notice (rulings 6, 41).
 *
 * @returns what the inline notice shows; null = nothing
 */
function usePendingAdd(): ShownResult | null {
  const checkBasket = useBasketCheck();
  const report = useReport();
  const failure = useCart((cart) => cart.failure);
  const { openBasket } = useCartActions();
  const { fail } = useBookingReport();
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
    if (found === "found") openBasket();
    if (found === "unknown") report({ operation: "get-basket", message: "An add could not be looked for" });
    const add = readPendingAdd();
    if (!add || found === "found" || found === "closed") return;
    if (found === "absent") clearPendingAdd();
    if (found !== shown) showFailure(add, found);
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

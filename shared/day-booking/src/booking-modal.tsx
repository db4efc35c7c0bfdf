import { Slot, useCart, useCartActions, useSettings, useTrackView } from "@stays/contract";
import type { Activity } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { Button, Dialog, muted, Tabs } from "@stays/ui";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ActivityDescription } from "./activity-description.tsx";
import { cartTotals } from "./activity-items.ts";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./booking-modal.module.css";
import { activityItem } from "./use-track-activities.ts";

/** The tabs of the modal: Description is step 1, Booking step 2 (UP-06). */
export type ModalTab = "description" | "booking";

interface BookingModalProps extends Omit<BookingFooterProps, "onAdding" | "onFailed"> {
  readonly activity: Activity;
  readonly firstTab: ModalTab;
  /** Renders the booking step; `isShown` = its tab is open. */
  readonly booking: (isShown: boolean) => ReactNode;
  readonly onClose: () => void;
}

/** Milliseconds from the start of an add until the modal closes by itself (CO-02, rulings 38 and 43). */
const CLOSES_AFTER_ADD = 2000;

/**
 * The modal of an activity or transport product: description and booking. It owns the temporary cart while it
 * is open: it empties the cart when it opens and when it closes (UP-06, TR-04).
 */
export function BookingModal({ activity, firstTab, booking, onClose, ...footer }: BookingModalProps) {
  const { t } = useActivityTexts();
  const { dayLong } = useFormat();
  const { clear } = useCartActions();
  const { currency } = useSettings();
  useTrackView(activity.id, () => ({
    event: "view_item",
    currency,
    items: [activityItem(activity, footer.kind)],
  }));
  const [tab, setTab] = useState(firstTab);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    clear();
    return clear;
  }, [clear]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isAdding) return undefined;
    const timer = setTimeout(() => close(), CLOSES_AFTER_ADD);
    return () => clearTimeout(timer);
  }, [isAdding]);
  // The modal of a transport product stays open after a failure, with an active button (TR-04).
  const onFailed = () => footer.kind === "transport" && setAdding(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={activity.name}
      lead={dayLong(footer.day)}
      footer={<BookingFooter {...footer} onAdding={() => setAdding(true)} onFailed={onFailed} />}
      steady
    >
      <Tabs
        variant="start"
        label={activity.name}
        value={tab}
        onChange={(next) => setTab(next as ModalTab)}
        keepMounted
        className={styles.tabs}
        tabs={[
          {
            id: "description",
            label: t("description"),
            content: (
              <div className={styles.step}>
                <ActivityDescription activity={activity} />
              </div>
            ),
          },
          {
            id: "booking",
            label: t("booking"),
            content: <div className={styles.step}>{booking(tab === "booking")}</div>,
          },
        ]}
      />
    </Dialog>
  );
}

interface BookingFooterProps {
  readonly kind: "activity" | "transport";
  /** The day to book, YYYY-MM-DD. */
  readonly day: string;
  /** Why the choices cannot be added yet, besides being empty. */
  readonly disabledReason?: string | undefined;
  readonly onAdding: () => void;
  readonly onFailed: () => void;
  /** Receives the result of an add, even when the modal has closed meanwhile. */
  readonly onEnd: (isAdded: boolean) => void;
}

function BookingFooter({ kind, day, disabledReason, onAdding, onFailed, onEnd }: BookingFooterProps) {
  const { t } = useActivityTexts();
  const { money } = useFormat();
  const { currency } = useSettings();
  const items = useCart((cart) => cart.items);
  const { total, persons, isExact } = cartTotals(items);
  const nothing = t(items.length === 0 ? "chooseFirst" : "noPrice");
  const reason = total > 0 ? disabledReason : nothing;
  return (
    <div className={styles.footer}>
      <p className={styles.total} aria-live="polite">
        <span>{`${t("total")} `}</span>
        <b translate="no">{money(total, items[0]?.currency ?? currency, isExact)}</b>
        <small>{t("persons", { count: persons })}</small>
      </p>
      <Slot
        name="cart.add-button"
        items={items}
        booking={{ kind, accommodationId: null, position: null, day }}
        label={t("addToCart")}
        disabledReason={reason}
        onAdding={onAdding}
        onAdded={() => onEnd(true)}
        onFailed={() => {
          onFailed();
          onEnd(false);
        }}
        fallback={
          <Button disabled hint={reason}>
            {t("addToCart")}
          </Button>
        }
      />
    </div>
  );
}

export function UnassignedNote({ count }: { readonly count: number }) {
  const { t } = useActivityTexts();
  return count > 0 && <p className={muted("sm")}>{t("unplaced", { count })}</p>;
}

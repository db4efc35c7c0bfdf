import { useCartActions } from "@stays/contract";
import type { Activity } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { Dialog, Tabs } from "@stays/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { ActivityDescription } from "./activity-description.tsx";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./booking-modal.module.css";

/** The tabs of the modal: Description is step 1, Booking step 2 (UP-06). */
export type ModalTab = "description" | "booking";

export interface BookingModalProps {
  readonly activity: Activity;
  /** The day to book, YYYY-MM-DD. */
  readonly day: string;
  readonly tab: ModalTab;
  readonly onTab: (tab: ModalTab) => void;
  readonly booking: ReactNode;
  readonly footer: ReactNode;
  /** Becomes true when an add starts. The modal then closes by itself (rulings 38 and 43). */
  readonly isAdding: boolean;
  readonly onClose: () => void;
}

/** Milliseconds from the start of an add until the modal closes (CO-02). */
const CLOSES_AFTER_ADD = 2000;

/**
 * The modal of an activity or transport product: description and booking. It owns the temporary cart while it
 * is open: it empties the cart when it opens and when it closes (UP-06, TR-04).
 */
export function BookingModal(props: BookingModalProps) {
  const { activity, day, tab, onTab, booking, footer, isAdding, onClose } = props;
  const { t } = useActivityTexts();
  const { dayLong } = useFormat();
  const { clear } = useCartActions();
  useEffect(() => {
    clear();
    return clear;
  }, [clear]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isAdding) return undefined;
    const timer = setTimeout(() => close.current(), CLOSES_AFTER_ADD);
    return () => clearTimeout(timer);
  }, [isAdding]);
  return (
    <Dialog open onClose={onClose} title={activity.name} lead={dayLong(day)} footer={footer} steady>
      <Tabs
        variant="start"
        label={activity.name}
        value={tab}
        onChange={(next) => onTab(next as ModalTab)}
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
          { id: "booking", label: t("booking"), content: <div className={styles.step}>{booking}</div> },
        ]}
      />
    </Dialog>
  );
}

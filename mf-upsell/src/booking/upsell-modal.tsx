import { useCart } from "@stays/contract";
import { BookingFooter, BookingModal, type ModalTab } from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { useState } from "react";
import { BookingTab } from "./booking-tab.tsx";
import { occasionChoice } from "./occasion-choice.ts";
import { belowMinimum, quotesOf } from "./quantity.ts";
import { usePartyStart } from "./use-party-start.ts";

export interface UpsellModalProps {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The search that found the day or the tab (CA-30). */
  readonly searchId: string;
  readonly firstTab: ModalTab;
  readonly onClose: () => void;
  /** Receives the result of an add, even when the modal has closed meanwhile. */
  readonly onEnd: (isAdded: boolean) => void;
}

/** The modal of an activity: description and booking (UP-06). Closing it discards the choices. */
export function UpsellModal({ activity, day, searchId, firstTab, onClose, onEnd }: UpsellModalProps) {
  const { t } = useTexts("mf-upsell");
  const items = useCart((cart) => cart.items);
  const [tab, setTab] = useState<ModalTab>(firstTab);
  const [isAdding, setIsAdding] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const { occasions, chosen } = occasionChoice(activity, day, picked);
  const unassigned = usePartyStart({ activity, searchId }, tab === "booking" ? chosen : null);
  const tooFew = chosen && belowMinimum(items, quotesOf(chosen));
  return (
    <BookingModal
      activity={activity}
      day={day}
      tab={tab}
      onTab={setTab}
      isAdding={isAdding}
      onClose={onClose}
      booking={
        <BookingTab
          of={{ activity, searchId }}
          occasions={occasions}
          chosen={chosen}
          unassigned={unassigned}
          onPick={setPicked}
        />
      }
      footer={
        <BookingFooter
          booking={{ kind: "activity", accommodationId: null, position: null, day }}
          disabledReason={
            tooFew
              ? t("tooFew", { count: tooFew.minimumItems, group: tooFew.price.priceGroupName })
              : undefined
          }
          onAdding={() => setIsAdding(true)}
          onAdded={() => onEnd(true)}
          onFailed={() => onEnd(false)}
        />
      }
    />
  );
}

import { useCartActions } from "@stays/contract";
import { UnassignedNote } from "@stays/day-booking";
import type { Occasion } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import styles from "./booking-tab.module.css";
import { isTimed } from "./occasion-choice.ts";
import { PriceGroups } from "./price-groups.tsx";
import type { QuotedActivity } from "./quantity.ts";
import { TimeChoice } from "./time-choice.tsx";

interface BookingTabProps {
  readonly of: QuotedActivity;
  readonly occasions: readonly Occasion[];
  readonly chosen: Occasion | null;
  /** Persons of the search without a price group. */
  readonly unassigned: number;
  readonly onPick: (start: string) => void;
}

/** The booking steps of an activity: the time, then the participants (BW-01). */
export function BookingTab({ of, occasions, chosen, unassigned, onPick }: BookingTabProps) {
  const { t } = useTexts("mf-upsell");
  const { time } = useFormat();
  const { resetTempCart } = useCartActions();
  const pick = (occasion: Occasion) => {
    // Otherwise participants chosen for the earlier time would be booked too.
    if (occasion !== chosen) resetTempCart();
    onPick(occasion.start);
  };
  if (occasions.length === 0) return <p>{t("noOccasions")}</p>;
  return (
    <div className={styles.booking}>
      {occasions.length > 1 && <TimeChoice occasions={occasions} chosen={chosen} onChoose={pick} />}
      {chosen ? (
        <section className={styles.step}>
          <h3>
            <span>{t("participants")}</span>
            {isTimed(chosen) && <span className={styles.at}>{` ${time(chosen.start)}`}</span>}
          </h3>
          <UnassignedNote count={unassigned} />
          <PriceGroups occasion={chosen} of={of} />
        </section>
      ) : (
        <p className={styles.prompt}>{t("chooseTimeFirst")}</p>
      )}
    </div>
  );
}

import type { Occasion } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { FilterChip } from "@stays/ui";
import styles from "./booking-tab.module.css";
import { isTimed } from "./occasion-choice.ts";
import { isSoldOut } from "./quantity.ts";

interface TimeChoiceProps {
  readonly occasions: readonly Occasion[];
  readonly chosen: Occasion | null;
  readonly onChoose: (occasion: Occasion) => void;
}

/** Step 1 of a booking: the time, if there are several. Sold-out times cannot be chosen (BW-01). */
export function TimeChoice({ occasions, chosen, onChoose }: TimeChoiceProps) {
  const { t } = useTexts("mf-upsell");
  const { time } = useFormat();
  return (
    <section className={styles.step}>
      <h3>{t("chooseATime")}</h3>
      <div className={styles.times}>
        {occasions.map((occasion) => {
          const words = isTimed(occasion) ? time(occasion.start) : (occasion.entries[0]?.name ?? "");
          const isFull = isSoldOut(occasion);
          return (
            <FilterChip
              key={occasion.start}
              aria-label={t(isFull ? "chooseTimeSoldOut" : "chooseTime", { time: words })}
              disabled={isFull}
              pressed={occasion === chosen}
              onChange={() => onChoose(occasion)}
            >
              {words}
            </FilterChip>
          );
        })}
      </div>
    </section>
  );
}

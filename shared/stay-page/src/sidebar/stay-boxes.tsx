import { nights } from "@stays/days";
import { useFormat } from "@stays/texts";
import { usePropertyTexts } from "../property-texts.ts";
import { guestSummary } from "../stay/stay-summary.ts";
import { StayBox } from "./stay-box.tsx";
import styles from "./stay-form.module.css";
import type { useStayDraft } from "./use-stay-draft.ts";

interface StayBoxesProps {
  readonly draft: ReturnType<typeof useStayDraft>;
  readonly isGuestsOpen: boolean;
  readonly onGuests: (isOpen: boolean) => void;
}

/** Arrival, departure and guests of the form, each a box that opens its choice, and the number of nights. */
export function StayBoxes({ draft, isGuestsOpen, onGuests }: StayBoxesProps) {
  const { t } = usePropertyTexts();
  const format = useFormat();
  const { dates, rooms } = draft;
  const count = nights(dates.start, dates.end);
  const dayText = (day: string | null) => (day ? format.day(day) : t("chooseDay"));
  return (
    <>
      <div className={styles.boxes}>
        <StayBox
          label={t("arrival")}
          value={dayText(dates.start)}
          isOn={!dates.isLeaving}
          onClick={() => draft.setDates({ ...dates, isLeaving: false })}
        />
        <StayBox
          label={t("departure")}
          value={dayText(dates.end)}
          isOn={dates.isLeaving}
          onClick={() => draft.setDates({ ...dates, isLeaving: dates.start !== null })}
        />
        <StayBox
          isWide
          label={t("guestsLabel")}
          value={guestSummary(rooms, t)}
          isOpen={isGuestsOpen}
          onClick={() => onGuests(!isGuestsOpen)}
        />
      </div>
      <p className={styles.nights}>{count > 0 && t("nights", { count })}</p>
    </>
  );
}

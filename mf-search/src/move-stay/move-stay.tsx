import { addDays } from "@stays/days";
import { type DateChoice, DaysCalendar, useStayCalendar } from "@stays/search/availability";
import { useFormat, useTexts } from "@stays/texts";
import { Button, StatusText, usePartTexts, useRangeDrag } from "@stays/ui";
import { useState } from "react";
import type { TotalsFor } from "../memory/saved-stay.query.ts";
import type { RememberedStay } from "../memory/visitor-memory.ts";
import styles from "./move-stay.module.css";
import { moveTexts } from "./move-texts.ts";
import { type BothDates, monthAway, movedTo } from "./moved-dates.ts";
import { SavedTotals } from "./saved-totals.tsx";

interface MoveStayProps extends TotalsFor {
  readonly dates: BothDates;
  /** First possible arrival day, YYYY-MM-DD. */
  readonly earliest: string;
  readonly stays: readonly RememberedStay[];
  readonly onChoose: (choice: DateChoice) => void;
}

/** One month leaves room for the totals beside it, or below it on phones. */
const MONTHS = 1;
/** Calendar source of the whole destination. */
const EVERYWHERE = {};

/**
 * Calendar on which both dates of a stay move together, with the totals of the saved stays (ruling 158). The
 * stay moves by dragging it, by choosing another arrival day, or by a day or a month with buttons.
 */
export function MoveStay({ dates, earliest, stays, rooms, promoCode, onChoose }: MoveStayProps) {
  const t = usePartTexts("moveStay", moveTexts);
  const { t: searchText } = useTexts("mf-search");
  const format = useFormat();
  const [moved, setMoved] = useState(dates);
  const [dragged, setDragged] = useState<BothDates | null>(null);
  const shown = dragged ?? moved;
  const days = useStayCalendar({
    source: EVERYWHERE,
    promoCode,
    opening: dates.start,
    count: MONTHS,
    arrival: null,
    earliest,
    isRestrictable: false,
  });

  function move(arrival: string) {
    const next = movedTo(moved, arrival, earliest);
    setMoved(next);
    days.setMonth(next.start);
  }
  function drop() {
    if (dragged) setMoved(dragged);
    setDragged(null);
  }
  const dragHandlers = useRangeDrag(shown, {
    onMove: (start) => setDragged(movedTo(moved, start, earliest)),
    onDrop: drop,
    onCancel: () => setDragged(null),
  });
  const steps = [
    { text: "dayEarlier", to: addDays(moved.start, -1) },
    { text: "dayLater", to: addDays(moved.start, 1) },
    { text: "monthEarlier", to: monthAway(moved.start, -1) },
    { text: "monthLater", to: monthAway(moved.start, 1) },
  ] as const;

  return (
    <div className={styles.move}>
      <p className={styles.hint}>{t("moveHint")}</p>
      <DaysCalendar
        days={days}
        dates={shown}
        isLeaving={false}
        months={MONTHS}
        onChoose={move}
        isAvailable={(day) => day >= earliest}
        dragHandlers={dragHandlers}
      />
      <div className={styles.beside}>
        <StatusText className={styles.dates}>
          {`${format.range(shown.start, shown.end)}, ${searchText("nights", { count: format.nights(shown.start, shown.end) })}`}
        </StatusText>
        <div className={styles.steps}>
          {steps.map(({ text, to }) => (
            <Button
              key={text}
              variant="secondary"
              size="small"
              disabled={to < earliest}
              onClick={() => move(to)}
            >
              {t(text)}
            </Button>
          ))}
        </div>
        <SavedTotals stays={stays} dates={moved} searched={dates} rooms={rooms} promoCode={promoCode} />
        <Button className={styles.use} onClick={() => onChoose({ ...moved, isLeaving: false })}>
          {t("useDates")}
        </Button>
      </div>
    </div>
  );
}

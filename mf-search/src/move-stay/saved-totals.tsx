import { useQueries } from "@stays/query";
import { useFormat, useTexts } from "@stays/texts";
import { StatusText, usePartTexts } from "@stays/ui";
import { savedStayQuery, type TotalsFor } from "../memory/saved-stay.query.ts";
import { countTotals, type SavedTotal, savedTotal } from "../memory/saved-total.ts";
import type { RememberedStay } from "../memory/visitor-memory.ts";
import styles from "./move-stay.module.css";
import { moveTexts } from "./move-texts.ts";
import type { BothDates } from "./moved-dates.ts";
import { SavedTotalLine } from "./saved-total-line.tsx";
import { useSettled } from "./use-settled.ts";

interface SavedTotalsProps extends TotalsFor {
  readonly stays: readonly RememberedStay[];
  readonly dates: BothDates;
  /** Dates of the search, which the totals are compared with. */
  readonly searched: BothDates;
}

/**
 * Totals of the saved stays for the moved dates, one request each. Requests that newer dates supersede are
 * cancelled, and a total that is not known yet shows the last known one as updating.
 */
export function SavedTotals({ stays, dates, searched, ...of }: SavedTotalsProps) {
  const t = usePartTexts("moveStay", moveTexts);
  const { t: searchText } = useTexts("mf-search");
  const { range } = useFormat();
  const settled = useSettled(dates);
  const isSettling = settled !== dates;
  const answers = useQueries({ queries: stays.map(({ id }) => savedStayQuery(id, settled, of)) });
  const isUpdating = isSettling || answers.some(({ isFetching }) => isFetching);
  const { free, known, failed } = countTotals(
    answers.flatMap(({ data, isError }): readonly SavedTotal[] => {
      if (isError) return [{ kind: "failed" }];
      return data ? [savedTotal(data, of.rooms)] : [];
    }),
  );
  const days = range(settled.start, settled.end);
  return (
    <section aria-label={t("savedTotals")} className={styles.totals}>
      <h3 className={styles.title}>{t("savedTotals")}</h3>
      <StatusText className={styles.status}>
        {isUpdating && searchText("updating")}
        {!isUpdating &&
          known > 0 &&
          (failed === 0
            ? t("savedFree", { dates: days, free, total: known })
            : t("savedPartly", { dates: days, free, count: failed }))}
      </StatusText>
      <ul className={styles.stays}>
        {stays.map((stay) => (
          <SavedTotalLine
            key={stay.id}
            stay={stay}
            dates={settled}
            searched={searched}
            isSettling={isSettling}
            {...of}
          />
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from "@stays/query";
import { useFormat, useTexts } from "@stays/texts";
import { shownDifference } from "@stays/texts/shown-amount";
import { FailureNote, Price, Skeleton, usePartTexts } from "@stays/ui";
import { savedStayQuery, type TotalsFor } from "../memory/saved-stay.query.ts";
import { type SavedTotal, savedTotal } from "../memory/saved-total.ts";
import type { RememberedStay } from "../memory/visitor-memory.ts";
import styles from "./move-stay.module.css";
import { moveTexts } from "./move-texts.ts";
import type { BothDates } from "./moved-dates.ts";

interface SavedTotalLineProps extends TotalsFor {
  readonly stay: RememberedStay;
  readonly dates: BothDates;
  readonly searched: BothDates;
  /** The dates are still changing, so that the total is not theirs. */
  readonly isSettling: boolean;
}

/** A saved stay with its total, and how it differs from that of the searched dates. */
export function SavedTotalLine({ stay, dates, searched, isSettling, ...of }: SavedTotalLineProps) {
  const t = usePartTexts("moveStay", moveTexts);
  const { t: searchText } = useTexts("mf-search");
  const { nights } = useFormat();
  const { data, isError, isFetching, refetch } = useQuery({
    ...savedStayQuery(stay.id, dates, of),
    // The total of the dates before, shown as updating.
    placeholderData: (before) => before,
  });
  const { data: atFirst } = useQuery(savedStayQuery(stay.id, searched, of));
  const isUpdating = isSettling || isFetching;
  const total: SavedTotal | null = isError ? { kind: "failed" } : data ? savedTotal(data, of.rooms) : null;
  const first = atFirst ? savedTotal(atFirst, of.rooms) : null;

  return (
    <li className={styles.stay}>
      <span className={styles.name}>{stay.name}</span>
      <div
        className={styles.total}
        data-updating={isUpdating || undefined}
        data-failed={total?.kind === "failed" || undefined}
      >
        {total === null && <Skeleton kind="text" width="8rem" />}
        {total?.kind === "price" && (
          <Price
            amount={total.price.amount}
            currency={total.price.currency}
            originalAmount={total.price.originalAmount}
            from
            basis={searchText("forNights", { count: nights(dates.start, dates.end) })}
            align="end"
            size="small"
          />
        )}
        {total?.kind === "unavailable" && <p>{t("savedUnavailable")}</p>}
        {total?.kind === "failed" && !isUpdating && (
          <FailureNote message={t("savedFailed")} onRetry={() => void refetch()} />
        )}
        <p className={styles.difference}>
          {isUpdating && total !== null && searchText("updating")}
          {!isUpdating && total && first && <Difference total={total} first={first} searched={searched} />}
        </p>
      </div>
    </li>
  );
}

interface DifferenceProps {
  readonly total: SavedTotal;
  /** Total for the searched dates. */
  readonly first: SavedTotal;
  readonly searched: BothDates;
}

/** How much less or more a total is than for the searched dates; nothing when either is not known. */
function Difference({ total, first, searched }: DifferenceProps) {
  const t = usePartTexts("moveStay", moveTexts);
  const format = useFormat();
  if (total.kind !== "price" || first.kind !== "price") return null;
  const { amount, currency } = total.price;
  const difference = shownDifference(amount, first.price.amount, currency);
  if (difference === 0) return null;
  return t(difference < 0 ? "totalLess" : "totalMore", {
    price: format.money(Math.abs(difference), currency),
    dates: format.range(searched.start, searched.end),
  });
}

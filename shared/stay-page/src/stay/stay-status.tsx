import { StatusText } from "@stays/ui";
import type { ReactNode } from "react";
import { AppliedCode } from "./applied-code.tsx";
import type { RequestedStay } from "./requested-stay.ts";
import { RoomsNote } from "./rooms-note.tsx";
import styles from "./stay-status.module.css";
import { useStaySummary } from "./use-stay-summary.ts";

/** The search result, as `strong` texts, with the requested stay if there is one (VI-01, PK-02). */
export function StayStatus({
  search,
  children,
}: {
  /** `prices` is null when no prices are requested. */
  readonly search: RequestedStay & { readonly prices: object | null };
  readonly children: ReactNode;
}) {
  const staySummary = useStaySummary();
  const { start, end } = search.state;
  return (
    <>
      <StatusText className={styles.status}>
        {children}
        {search.prices && start && end && <span>{staySummary({ start, end }, search.persons)}</span>}
      </StatusText>
      {search.prices && <RoomsNote search={search} />}
      {search.prices && <AppliedCode search={search} />}
    </>
  );
}

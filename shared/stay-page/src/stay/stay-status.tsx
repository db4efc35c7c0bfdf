import { type ElementNode, StatusText } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import { AppliedCode } from "./applied-code.tsx";
import type { RequestedStay } from "./requested-stay.ts";
import styles from "./stay-status.module.css";
import { guestSummary } from "./stay-summary.ts";
import { useStaySummary } from "./use-stay-summary.ts";

/** A note when the search has more rooms than this page can request prices for (ruling 1). */
function RoomsNote({ search: { state, persons } }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const count = state.rooms.length;
  if (count <= persons.length) return null;
  const values = { count, guests: guestSummary(persons, t) };
  return (
    <p className={styles.rooms}>{t(persons.length === 1 ? "oneRoomOfMore" : "someRoomsOfMore", values)}</p>
  );
}

/** The search result, as `strong` texts, with the requested stay if there is one (VI-01, PK-02). */
export function StayStatus({
  search,
  children,
}: {
  /** `prices` is null when no prices are requested. */
  readonly search: RequestedStay & { readonly prices: object | null };
  readonly children: ElementNode;
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

import { useSettings } from "@stays/contract";
import { useStaySearch } from "@stays/search";
import {
  type ElementNode,
  lazyComponent,
  OptionalPart,
  RemoveChip,
  StatusText,
  useGuestText,
} from "@stays/ui";
import type { ComponentProps } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { type RequestedStay, useStaySummary } from "./requested-stay.ts";
import styles from "./stay-status.module.css";

/** A note when the search has more rooms than this page can request prices for (ruling 1). */
function RoomsNote({ search: { rooms, persons } }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const guestText = useGuestText();
  const count = rooms.length;
  if (count <= persons.length) return null;
  const values = { count, guests: guestText(persons) };
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
  const { start, end } = search;
  return (
    <>
      <StatusText className={styles.status}>
        {children}
        {search.prices && start && end && <span>{staySummary({ start, end }, search.persons)}</span>}
      </StatusText>
      {search.prices && <RoomsNote search={search} />}
      {search.prices && <AppliedCode />}
    </>
  );
}

/** The promo code of the shown prices, with a button to remove it (SW-10). */
function AppliedCode() {
  const { t } = usePropertyTexts();
  const { promoCodeActive } = useSettings();
  const { search, change } = useStaySearch();
  const code = search.promoCode;
  if (code === null || !promoCodeActive) return null;
  return (
    <div className={styles.code}>
      <RemoveChip label={t("removeCode", { code })} onRemove={() => change({ ...search, promoCode: null })}>
        <span translate="no">{t("promoApplied", { code })}</span>
      </RemoveChip>
    </div>
  );
}

const LazyNearestDates = lazyComponent(() =>
  import("./nearest-dates.tsx").then((module) => module.NearestDates),
);

/** Loaded where nothing is available on the dates. */
export function NearestDates(props: ComponentProps<typeof LazyNearestDates>) {
  return (
    <OptionalPart>
      <LazyNearestDates {...props} />
    </OptionalPart>
  );
}

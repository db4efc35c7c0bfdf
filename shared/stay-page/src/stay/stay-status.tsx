import { nearestStays, StayChoices, useIsRestricted, useNearestDays } from "@stays/availability";
import { useNavigateTo, usePageContext, useSettings, useToday } from "@stays/contract";
import { nights } from "@stays/days";
import { earliestArrival, isRestrictedArrival } from "@stays/domain";
import { isCabinRoute, serializeSearch } from "@stays/search";
import { type ElementNode, RemoveChip, StatusText, useGuestText } from "@stays/ui";
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
      {search.prices && <AppliedCode search={search} />}
    </>
  );
}

/** The promo code of the shown prices, with a button to remove it (SW-10). */
function AppliedCode({ search }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const { promoCodeActive } = useSettings();
  const navigateTo = useNavigateTo();
  const code = search.promoCode;
  if (code === null || !promoCodeActive) return null;
  return (
    <div className={styles.code}>
      <RemoveChip
        label={t("removeCode", { code })}
        onRemove={() => navigateTo({ search: serializeSearch({ ...search, promoCode: null }) })}
      >
        {t("promoApplied", { code })}
      </RemoveChip>
    </div>
  );
}

const MOST = 2;

/** The nearest available stays, each as a button; their length may differ if needed. */
export function NearestDates({ search }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const today = useToday();
  const navigateTo = useNavigateTo();
  const { start, end, promoCode } = search;
  const { calendar, restrictedCalendar } = useSettings();
  const isRestricted = useIsRestricted(isCabinRoute(usePageContext().route.name));
  const earliest = earliestArrival(today, calendar.earliestArrival);
  const wanted = start !== null && start > earliest ? start : earliest;
  const days = useNearestDays({
    source: search.calendar,
    promoCode,
    wanted,
    isOffered: ({ date, stayLengths }) =>
      date >= earliest &&
      stayLengths.length > 0 &&
      (!isRestricted || isRestrictedArrival(date, restrictedCalendar.arrivalPeriods, today)),
  });
  const options = { start: wanted, nights: nights(start, end), earliest, count: MOST };
  const stays = nearestStays(days, options);
  if (stays.length === 0) return null;
  return (
    <p className={styles.nearest}>
      <span>{t("nearestDates")}</span>
      <StayChoices
        stays={stays}
        onChoose={(stay) =>
          navigateTo({ search: serializeSearch({ ...search, ...stay }) }, { replace: false })
        }
      />
    </p>
  );
}

import { nearestStays, StayChoices, useIsRestricted, useNearestDays } from "@stays/availability";
import { usePageContext, useSettings, useToday } from "@stays/contract";
import { nights } from "@stays/days";
import { earliestArrival, isRestrictedArrival } from "@stays/domain";
import { isCabinRoute, useStaySearch } from "@stays/search";
import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "./requested-stay.ts";
import styles from "./stay-status.module.css";

const MOST = 2;

/** The nearest available stays, each as a button; their length may differ if needed. */
export function NearestDates({ search }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const today = useToday();
  const { change } = useStaySearch();
  const { start, end, promoCode } = search;
  const { calendar, restrictedCalendar } = useSettings();
  const isRestricted = useIsRestricted(isCabinRoute(usePageContext().route.name));
  const earliest = earliestArrival(today, calendar.earliestArrival);
  const wanted = start !== null && start > earliest ? start : earliest;
  const days = useNearestDays({
    source: search.calendar,
    promoCode,
    wanted,
    isOffered: ({ date }) =>
      date >= earliest &&
      (!isRestricted || isRestrictedArrival(date, restrictedCalendar.arrivalPeriods, today)),
  });
  const options = { start: wanted, nights: nights(start, end), earliest, count: MOST };
  const stays = nearestStays(days, options);
  if (stays.length === 0) return null;
  return (
    <p className={styles.nearest}>
      <span>{t("nearestDates")}</span>
      <StayChoices stays={stays} onChoose={(stay) => change({ ...search, ...stay }, { push: true })} />
    </p>
  );
}

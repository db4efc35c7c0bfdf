import type { CalendarSource } from "@stays/availability";
import { useReplaceSearch, useSettings, useToday } from "@stays/contract";
import { useQueries } from "@stays/query";
import { searchText } from "@stays/search-state";
import { addMonths, isRestrictedArrival, monthOf, nights } from "@stays/stay";
import { useFormat } from "@stays/texts";
import { Button } from "@stays/ui";
import { calendarQuery, isRefusal } from "@stays/wire";
import { usePropertyTexts } from "../property-texts.ts";
import type { AskedStay } from "./asked-stay.ts";
import styles from "./nearest-dates.module.css";
import { nearestStays } from "./nearest-stay.ts";
import { useRoomMode } from "./use-room-mode.ts";

/** Months around the wanted one that are looked through. */
const MONTHS = [-1, 0, 1];

/** The nearest stays that the place can serve, each a press away. */
export function NearestDates({
  search,
  source,
}: {
  readonly search: AskedStay;
  readonly source: CalendarSource;
}) {
  const { t } = usePropertyTexts();
  const { range } = useFormat();
  const today = useToday();
  const replaceSearch = useReplaceSearch();
  const { start, end, promoCode } = search.state;
  const { active, arrivalPeriods } = useSettings().restrictedCalendar;
  const isRestricted = useRoomMode(search.state) !== "hotel" && active;
  const wanted = start !== null && start > today ? start : today;
  const months = MONTHS.map((ahead) => monthOf(addMonths(wanted, ahead)));
  const calendars = useQueries({
    queries: months
      .filter((month) => month.end >= today)
      .map((month) => calendarQuery({ ...month, ...source, promoCode })),
  });
  const days = calendars
    .flatMap(({ data }) => (data && !isRefusal(data) ? data.days : []))
    .filter(({ date }) => !isRestricted || isRestrictedArrival(date, arrivalPeriods, today));
  const stays = nearestStays(days, { start: wanted, nights: nights(start, end) }, today);
  if (stays.length === 0) return null;
  return (
    <p className={styles.nearest}>
      <span>{t("nearestDates")}</span>
      {stays.map((stay) => (
        <Button
          key={stay.start + stay.end}
          variant="secondary"
          size="small"
          onClick={() => replaceSearch(searchText({ ...search.state, ...stay }), { push: true })}
        >
          {range(stay.start, stay.end)}
        </Button>
      ))}
    </p>
  );
}

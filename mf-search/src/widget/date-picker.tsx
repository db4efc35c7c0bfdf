import { useSettings } from "@stays/contract";
import { personConfigurationsFor } from "@stays/search";
import { type DateChoice, type DepartureRule, useIsRestricted, withDay } from "@stays/search/availability";
import { useTexts } from "@stays/texts";
import { lazyComponent, Skeleton, Tabs } from "@stays/ui";
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { StayCalendar } from "../calendar/stay-calendar.tsx";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory } from "../memory/visitor-memory.ts";
import styles from "./date-picker.module.css";
import { draftErrors } from "./draft-errors.ts";
import type { SearchForm } from "./use-search-form.ts";

// One chunk for both: each chunk has a name in the entry, which every visitor loads.
const FlexibleDates = lazyComponent(() =>
  import(/* webpackChunkName: "date-ways" */ "../flexible-dates/flexible-dates.tsx").then(
    (module) => module.FlexibleDates,
  ),
);
const MoveStay = lazyComponent(() =>
  import(/* webpackChunkName: "date-ways" */ "../move-stay/move-stay.tsx").then((module) => module.MoveStay),
);

interface DatePickerProps {
  readonly form: SearchForm;
  readonly picking: "arrival" | "departure";
}

/** Dates and guests of a search whose stay can be moved: both are complete and valid; else null. */
function useMovable({ draft, earliest, mode }: SearchForm) {
  const settings = useSettings();
  const rooms = personConfigurationsFor(draft, mode, settings.guests);
  const errors = draftErrors({ ...draft, rooms }, { ...settings.search, earliest });
  const { start, end } = draft;
  return start === null || end === null || errors.dates || errors.guests
    ? null
    : { dates: { start, end }, rooms };
}

/**
 * The ways to choose dates: the calendar, a chart of flexible dates and, with saved stays, moving both dates.
 * The restricted calendar is alone, because its lengths are known only after an arrival is chosen (ruling
 * 157).
 */
export function DatePicker({ form, picking }: DatePickerProps) {
  const { t } = useTexts("mf-search");
  const { draft, earliest, edit, setOpen, filters } = form;
  const isRestrictable = form.mode !== "hotel";
  const isRestricted = useIsRestricted(isRestrictable);
  const movable = useMovable(form);
  const favourites = useDeviceValue(memory.favourites);
  const [way, setWay] = useState("exact");

  const choose = useCallback(
    (chosen: DateChoice) => {
      edit({ start: chosen.start, end: chosen.end });
      setOpen(chosen.isLeaving ? "departure" : "guests");
    },
    [edit, setOpen],
  );
  const clear = useCallback(() => {
    edit({ start: null, end: null });
    setOpen("arrival");
  }, [edit, setOpen]);

  const { promoCode } = filters.shown;
  const { start, end } = draft;
  // A departure needs an arrival, so ask for the arrival first.
  const isLeaving = picking === "departure" && start !== null;
  const dates = useMemo(() => ({ start, end, isLeaving }), [start, end, isLeaving]);
  // The fields show a chosen day at once, the many days of the calendar right after it.
  const shownDates = useDeferredValue(dates);
  // The next day may be chosen before the calendar shows the last one.
  const newest = useRef(dates);
  useLayoutEffect(() => {
    newest.current = dates;
  }, [dates]);
  const chooseDay = useCallback(
    (day: string, rule: DepartureRule) => choose(withDay(newest.current, day, rule)),
    [choose],
  );
  const exact = (
    <StayCalendar
      dates={shownDates}
      earliest={earliest}
      length={form.nights}
      promoCode={promoCode}
      isRestrictable={isRestrictable}
      onLengthChange={form.setNights}
      onDay={chooseDay}
      onClear={clear}
    />
  );
  if (isRestricted) return exact;
  const flexible = (
    <FlexibleDates
      fallback={<Skeleton height="18rem" />}
      dates={dates}
      earliest={earliest}
      promoCode={promoCode}
      nights={form.nights}
      onChoose={choose}
    />
  );
  const move = movable && favourites.length > 0 && (
    <MoveStay
      fallback={<Skeleton height="24rem" />}
      {...movable}
      earliest={earliest}
      stays={favourites}
      promoCode={promoCode}
      onChoose={choose}
    />
  );
  return (
    <Tabs
      label={t("waysToChooseDates")}
      variant="pill"
      value={way === "move" && !move ? "exact" : way}
      onChange={setWay}
      className={styles.ways}
      tabs={[
        { id: "exact", label: t("exactDates"), content: exact },
        { id: "flexible", label: t("flexibleDates"), content: flexible },
        ...(move ? [{ id: "move", label: t("moveStay"), content: move }] : []),
      ]}
    />
  );
}

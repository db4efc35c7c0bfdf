import { type DateChoice, type DepartureRule, useIsRestricted, withDay } from "@stays/availability";
import { useTexts } from "@stays/texts";
import { lazyComponent, Skeleton, Tabs } from "@stays/ui";
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { StayCalendar } from "../calendar/stay-calendar.tsx";
import styles from "./date-picker.module.css";
import type { SearchForm } from "./use-search-form.ts";

const FlexibleDates = lazyComponent(() =>
  import(/* webpackChunkName: "date-ways" */ "../flexible-dates/flexible-dates.tsx").then(
    (module) => module.FlexibleDates,
  ),
);

interface DatePickerProps {
  readonly form: SearchForm;
  readonly picking: "arrival" | "departure";
}

/**
 * The ways to choose dates: the calendar and a chart of flexible dates. The restricted calendar is alone, because
 * its lengths are known only after an arrival is chosen (ruling 157).
 */
export function DatePicker({ form, picking }: DatePickerProps) {
  const { t } = useTexts("mf-search");
  const { draft, earliest, edit, setOpen, filters } = form;
  const isRestrictable = form.mode !== "hotel";
  const isRestricted = useIsRestricted(isRestrictable);
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
  return (
    <Tabs
      label={t("waysToChooseDates")}
      variant="pill"
      value={way}
      onChange={setWay}
      className={styles.ways}
      tabs={[
        { id: "exact", label: t("exactDates"), content: exact },
        { id: "flexible", label: t("flexibleDates"), content: flexible },
      ]}
    />
  );
}

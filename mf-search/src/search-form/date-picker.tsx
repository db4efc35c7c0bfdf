import {
  type DateChoice,
  DaysCalendar,
  DepartureNotes,
  type DepartureRule,
  EmptyMonthsNote,
  useIsRestricted,
  useStayCalendar,
  withDay,
} from "@stays/availability";
import { addDays } from "@stays/days";
import { useFormat, useTexts } from "@stays/texts";
import { Alert, Button, lazyComponent, SelectField, Skeleton, Tabs, useMediaQuery } from "@stays/ui";
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
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
      className={styles.calendar}
      tabs={[
        { id: "exact", label: t("exactDates"), content: exact },
        { id: "flexible", label: t("flexibleDates"), content: flexible },
      ]}
    />
  );
}

/** Months at first, and months added when the end comes near. */
const STEP = 2;
/** Most months of the scroll; after them the Next month button continues. */
const MOST = 18;
/** Distance to the end at which more months are added, in pixels. */
const DISTANCE = 200;

/**
 * Returns how many months to render, and adds more near the end of a scroll. `box` is the scroll container, `end` is
 * after the last month.
 *
 * @param isScroll false = always two months
 */
function useMonthScroll(isScroll: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(STEP);

  useEffect(() => {
    if (!isScroll || count >= MOST || !end.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setCount(count + STEP),
      { root: box.current, rootMargin: `${DISTANCE}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isScroll, count]);

  return { count: isScroll ? count : STEP, box, end };
}

/** Largest number of nights in the select. */
const LONGEST = 14;

const LENGTHS = Array.from({ length: LONGEST }, (_, index) => String(index + 1));

interface StayCalendarProps {
  readonly dates: DateChoice;
  /** First possible arrival day. */
  readonly earliest: string;
  /** Requested number of nights, with which one day sets both dates (ruling 50); null = any. */
  readonly length: number | null;
  readonly promoCode: string | null;
  /** Whether only arrivals in the configured periods are offered (SW-11). */
  readonly isRestrictable: boolean;
  readonly onLengthChange: (nights: number | null) => void;
  /** Chooses the next of the two days, by the rule of its departures. */
  readonly onDay: (day: string, rule: DepartureRule) => void;
  readonly onClear: () => void;
}

/** Calendar source of the whole destination. */
const EVERYWHERE = {};

/**
 * Calendar of the search: arrival or departure, from-prices and number of nights (SW-01 to SW-04, SW-11).
 * Memoised, because it is the most expensive part of the form and independent of its other fields.
 */
const StayCalendar = memo(function StayCalendar(props: StayCalendarProps) {
  const { dates, earliest, length, onDay } = props;
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const isWide = useMediaQuery("(min-width: 769px)");
  const scroll = useMonthScroll(!isWide);
  const days = useStayCalendar({
    source: EVERYWHERE,
    promoCode: props.promoCode,
    opening: dates.start,
    count: scroll.count,
    arrival: dates.start,
    isLeaving: dates.isLeaving,
    earliest,
    isRestrictable: props.isRestrictable,
  });
  const { lengths, restricted } = days;
  const { isLeaving } = dates;

  function choose(day: string) {
    const { lengthsFrom } = days;
    onDay(day, { lengthsFrom, nights: length, takesOnlyDeparture: false });
  }
  const chooseLength = useEffectEvent((nights: number) => {
    if (dates.start !== null && dates.end === null) choose(addDays(dates.start, nights));
  });
  const isOffered = length !== null && lengths?.includes(length);
  const isAwaited = restricted !== null && isLeaving && isOffered;
  useEffect(() => {
    if (isAwaited) chooseLength(length);
  }, [isAwaited, length]);

  const isRefused = isLeaving && length !== null && lengths !== null && lengths.length > 0 && !isOffered;
  return (
    <div className={styles.calendar}>
      <SelectField
        label={t("nightsField")}
        className={styles.nights}
        value={String(length ?? "")}
        onChange={(nights) => props.onLengthChange(nights === "" ? null : Number(nights))}
        options={[
          { value: "", label: t("anyNights") },
          ...LENGTHS.map((nights) => ({ value: nights, label: nights })),
        ]}
      />
      {isRefused && (
        <Alert
          tone="info"
          role="status"
          title={t("lengthNotOffered", {
            nights: t("nights", { count: length }),
            lengths: format.list(lengths.map((nights) => t("nights", { count: nights }))),
          })}
        />
      )}
      {isLeaving && <DepartureNotes days={days} />}
      <div ref={scroll.box} className={styles.months}>
        <DaysCalendar
          days={days}
          dates={dates}
          isLeaving={isLeaving}
          months={scroll.count}
          beside={isWide}
          scrollBox={isWide ? undefined : scroll.box}
          onChoose={choose}
          isAvailable={isLeaving ? days.isDeparture : days.isArrival}
          autoFocus={isWide}
        />
        <div ref={scroll.end} />
      </div>
      <div className={styles.foot}>
        <EmptyMonthsNote days={days} isLeaving={isLeaving} className={styles.note} />
        <Button variant="text" size="small" onClick={props.onClear}>
          {t("clearDates")}
        </Button>
      </div>
    </div>
  );
});

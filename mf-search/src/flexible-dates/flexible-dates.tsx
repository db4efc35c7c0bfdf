import { type DateChoice, type StayDates, useStayCalendar } from "@stays/availability";
import { useSettings } from "@stays/contract";
import { addMonths, nights as countNights, daysBetween, getMonthStart } from "@stays/days";
import { defineTexts, useFormat, useTexts } from "@stays/texts";
import { DayBars, FailureNote, muted, SelectField, Skeleton, StatusText } from "@stays/ui";
import { useState } from "react";
import styles from "./flexible-dates.module.css";
import {
  barHeights,
  daysAround,
  daysInMonth,
  type FlexibleDay,
  type FlexibleStay,
  flexibleDays,
  offeredNights,
} from "./flexible-days.ts";
import da from "./texts/da.json";
import de from "./texts/de.json";
import en from "./texts/en.json";
import fi from "./texts/fi.json";
import fr from "./texts/fr.json";
import nb from "./texts/nb.json";
import nl from "./texts/nl.json";
import sv from "./texts/sv.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    flexibleDates: typeof en;
  }
}

const flexibleTexts = defineTexts("flexibleDates", { en, sv, nb, de, da, fi, nl, fr });

interface FlexibleBarsProps {
  readonly days: readonly FlexibleDay[];
  readonly dates: StayDates;
  /** ISO 4217 */
  readonly currency: string;
  readonly onChoose: (choice: DateChoice) => void;
}

/** Whether the calendar's price is for as many nights as the stay has. */
const isOwnPrice = ({ start, end, priceNights }: FlexibleStay) => daysBetween(start, end) === priceNights;

function FlexibleBars({ days, dates, currency, onChoose }: FlexibleBarsProps) {
  const { t } = useTexts(flexibleTexts);
  const { t: searchText } = useTexts("mf-search");
  const format = useFormat();
  const heights = barHeights(days);

  function formatName(stay: FlexibleStay): string {
    const words = { from: format.dayLong(stay.start), to: format.dayLong(stay.end) };
    if (stay.price === null) return t("stayDays", words);
    const price = format.money(stay.price, currency);
    if (isOwnPrice(stay) || stay.priceNights === null) return t("stayDaysFrom", { ...words, price });
    const nights = searchText("nights", { count: stay.priceNights });
    return t("stayDaysShortest", { ...words, price, nights });
  }
  function choose(day: string) {
    const stay = days.find((one) => one.day === day)?.stay;
    if (stay) onChoose({ start: stay.start, end: stay.end, isLeaving: false });
  }

  return (
    <DayBars
      label={t("pricesByArrival")}
      onChoose={choose}
      bars={days.map(({ day, stay }, index) => ({
        day,
        name: stay && formatName(stay),
        isChosen: stay !== null && stay.start === dates.start && stay.end === dates.end,
        height: heights[index] ?? null,
        price: stay?.price ?? null,
        nights: stay?.priceNights ?? null,
      }))}
    />
  );
}

/** Months of the select, as many as the calendar scrolls through. */
const MONTHS = 18;
const WEEK = 7;

interface FlexibleDatesProps {
  readonly dates: StayDates;
  /** First possible arrival day, YYYY-MM-DD. */
  readonly earliest: string;
  readonly promoCode: string | null;
  /** Requested number of nights; null = that of the dates, else a weekend. */
  readonly nights: number | null;
  readonly onChoose: (choice: DateChoice) => void;
}

const NOTES = { loading: "loadingPrices", loaded: "flexibleBasis", empty: "flexibleNone" } as const;

/** Calendar source of the whole destination. */
const EVERYWHERE = {};

/**
 * Dates by length of stay, in a month or around the chosen arrival: a bar chart of from-prices by arrival day
 * (ruling 157). A bar chooses both dates, as a day of the calendar does with a number of nights. Without an arrival
 * the first month that has one is shown, as in the calendar (SW-03).
 */
export function FlexibleDates({ dates, earliest, promoCode, nights, onChoose }: FlexibleDatesProps) {
  const { t } = useTexts(flexibleTexts);
  const { t: searchText } = useTexts("mf-search");
  const format = useFormat();
  const { currency } = useSettings();
  const { start } = dates;
  const [isAround, setAround] = useState(start !== null);
  const [length, setLength] = useState<number | "weekend">(
    nights ?? (countNights(start, dates.end) || "weekend"),
  );
  const around = start !== null && isAround ? daysAround(start, earliest) : null;
  const known = useStayCalendar({
    source: EVERYWHERE,
    promoCode,
    opening: around?.[0] ?? null,
    // The days around an arrival can be of two months.
    count: around ? 2 : 1,
    arrival: null,
    isLeaving: false,
    earliest,
    isRestrictable: false,
  });

  const shown = around ?? daysInMonth(known.month, earliest);
  const days = flexibleDays(shown, length, known);
  const offered = offeredNights(shown, known);
  const isOffered = length === "weekend" || offered.includes(length);
  const lengths = isOffered ? offered : [...offered, length].sort((one, other) => one - other);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(getMonthStart(earliest), index));
  const lengthText = (count: number) => (count === WEEK ? t("aWeek") : searchText("nights", { count }));

  function chooseTime(time: string) {
    setAround(time === "around");
    known.setMonth(time === "around" ? (daysAround(start ?? earliest, earliest)[0] ?? earliest) : time);
  }
  function getState(): keyof typeof NOTES | "failed" {
    if (shown.some(known.isLoading)) return "loading";
    if (shown.some((day) => known.isFailed(getMonthStart(day)))) return "failed";
    return days.some(({ stay }) => stay !== null) ? "loaded" : "empty";
  }
  const state = getState();

  return (
    <div className={styles.flexible}>
      <div className={styles.choices}>
        <SelectField
          label={t("stayLength")}
          value={String(length)}
          onChange={(value) => setLength(value === "weekend" ? value : Number(value))}
          options={[
            { value: "weekend", label: t("aWeekend") },
            ...lengths.map((count) => ({ value: String(count), label: lengthText(count) })),
          ]}
        />
        <SelectField
          label={t("stayTime")}
          value={around ? "around" : known.month}
          onChange={chooseTime}
          options={[
            ...(start === null
              ? []
              : [{ value: "around", label: t("daysAround", { day: format.dayShort(start) }) }]),
            ...months.map((month) => ({ value: month, label: format.monthYear(month) })),
          ]}
        />
      </div>
      {state === "loading" && <Skeleton height="8.5rem" />}
      {state === "failed" && <FailureNote message={t("flexibleFailed")} onRetry={known.retry} />}
      {state === "loaded" && (
        <FlexibleBars days={days} dates={dates} currency={currency} onChoose={onChoose} />
      )}
      <StatusText className={muted("sm")}>{state !== "failed" && t(NOTES[state])}</StatusText>
    </div>
  );
}

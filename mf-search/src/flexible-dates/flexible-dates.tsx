import type { DateChoice, StayDates } from "@stays/availability";
import { useSettings } from "@stays/contract";
import { addMonths, daysBetween, monthOf } from "@stays/days";
import { useFormat, useTexts } from "@stays/texts";
import { DayBars, FailureNote, SelectField, Skeleton, StatusText, usePartTexts } from "@stays/ui";
import styles from "./flexible-dates.module.css";
import { barHeights, type FlexibleDay, type FlexibleStay } from "./flexible-days.ts";
import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";
import { type FlexibleDatesOptions, useFlexibleDates } from "./use-flexible-dates.ts";

declare module "@stays/texts" {
  interface TextNamespaces {
    flexibleDates: typeof en;
  }
}

/** Texts of the chart of flexible dates, by language code. */
const flexibleTexts = { en, sv, nb, de };

interface FlexibleBarsProps {
  readonly days: readonly FlexibleDay[];
  readonly dates: StayDates;
  /** ISO 4217 */
  readonly currency: string;
  readonly onChoose: (choice: DateChoice) => void;
}

/** Whether the calendar's price is for as many nights as the stay has. */
const isOwnPrice = ({ start, end, priceNights }: FlexibleStay) => daysBetween(start, end) === priceNights;

/** The bars of the arrival days, named by their dates and price. */
function FlexibleBars({ days, dates, currency, onChoose }: FlexibleBarsProps) {
  const t = usePartTexts("flexibleDates", flexibleTexts);
  const { t: searchText } = useTexts("mf-search");
  const format = useFormat();
  const heights = barHeights(days);

  function nameOf(stay: FlexibleStay): string {
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
        name: stay && nameOf(stay),
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

interface FlexibleDatesProps extends FlexibleDatesOptions {
  readonly onChoose: (choice: DateChoice) => void;
}

const NOTES = { loading: "loadingPrices", loaded: "flexibleBasis", empty: "flexibleNone" } as const;

/**
 * Dates by length of stay, in a month or around the chosen arrival: a bar chart of from-prices by arrival day
 * (ruling 157). A bar chooses both dates, as a day of the calendar does with a number of nights.
 */
export function FlexibleDates({ onChoose, ...options }: FlexibleDatesProps) {
  const t = usePartTexts("flexibleDates", flexibleTexts);
  const { t: searchText } = useTexts("mf-search");
  const format = useFormat();
  const { currency } = useSettings();
  const { dates, earliest } = options;
  const flexible = useFlexibleDates(options);
  const { time, length, state } = flexible;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(earliest).start, index));
  const lengthText = (nights: number) =>
    nights === WEEK ? t("aWeek") : searchText("nights", { count: nights });

  return (
    <div className={styles.flexible}>
      <div className={styles.choices}>
        <SelectField
          label={t("stayLength")}
          value={String(length)}
          onChange={(value) => flexible.setLength(value === "weekend" ? value : Number(value))}
          options={[
            { value: "weekend", label: t("aWeekend") },
            ...flexible.lengths.map((nights) => ({ value: String(nights), label: lengthText(nights) })),
          ]}
        />
        <SelectField
          label={t("stayTime")}
          value={time}
          onChange={flexible.setTime}
          options={[
            ...(dates.start === null
              ? []
              : [{ value: "around", label: t("daysAround", { day: format.dayShort(dates.start) }) }]),
            ...months.map((month) => ({ value: month, label: format.monthYear(month) })),
          ]}
        />
      </div>
      {state === "loading" && <Skeleton height="8.5rem" />}
      {state === "failed" && <FailureNote message={t("flexibleFailed")} onRetry={flexible.retry} />}
      {state === "loaded" && (
        <FlexibleBars days={flexible.days} dates={dates} currency={currency} onChoose={onChoose} />
      )}
      <StatusText className={styles.note}>{state !== "failed" && t(NOTES[state])}</StatusText>
    </div>
  );
}

import { daysBetween } from "@stays/days";
import type { DateChoice, StayDates } from "@stays/search/availability";
import { useFormat, useTexts } from "@stays/texts";
import { DayBars, usePartTexts } from "@stays/ui";
import { barHeights, type FlexibleDay, type FlexibleStay } from "./flexible-days.ts";
import { flexibleTexts } from "./flexible-texts.ts";

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
export function FlexibleBars({ days, dates, currency, onChoose }: FlexibleBarsProps) {
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

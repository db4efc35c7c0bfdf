import { useSettings, useToday } from "@stays/contract";
import { type BookedStay, isOfStay } from "@stays/domain";
import { Calendar } from "@stays/ui";
import { firstMonth } from "./tab-search.ts";

/** The month that a tab's calendar shows, with the chosen day. */
export interface MonthDaysProps {
  readonly stay: BookedStay | null;
  /** The first day of the shown month. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** The chosen day, YYYY-MM-DD. */
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
}

interface KnownDaysProps extends MonthDaysProps {
  readonly isAvailable: (day: string) => boolean;
  readonly isLoading?: boolean;
}

/** The days of a month, with the days of the stay marked (UP-03). */
export function MonthDays(props: KnownDaysProps) {
  const { stay, month, onMonthChange, day, onChoose, isAvailable, isLoading = false } = props;
  const today = useToday();
  const { currency } = useSettings();
  return (
    <Calendar
      today={today}
      month={month}
      onMonthChange={onMonthChange}
      firstDay={firstMonth(stay?.start ?? null, today)}
      start={day}
      end={day}
      onChoose={onChoose}
      isAvailable={(one) => one >= today && isAvailable(one)}
      isMarked={(one) => isOfStay(stay, one)}
      currency={currency}
      loading={isLoading}
    />
  );
}

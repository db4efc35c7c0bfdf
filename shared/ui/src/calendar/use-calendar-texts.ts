import { fromLocalDate } from "@stays/days";
import { useFormat } from "@stays/texts";
import { useMemo } from "react";
import type { DayPickerProps } from "react-day-picker";
import { useUiTexts } from "../ui-texts.ts";

/**
 * Labels and formatters for react-day-picker. The objects keep their identity: new ones would make it
 * recompute all days.
 */
export function useCalendarTexts(): Required<Pick<DayPickerProps, "labels" | "formatters">> {
  const { t, direction } = useUiTexts();
  const format = useFormat();
  return useMemo(() => {
    const monthYear = (date: Date) => format.monthYear(fromLocalDate(date));
    return {
      labels: {
        labelNav: () => t("chooseMonth"),
        labelPrevious: () => t("previousMonth"),
        labelNext: () => t("nextMonth"),
        labelGrid: monthYear,
        // The day button sets its own accessible name.
        labelDayButton: () => "",
        labelWeekday: (date) => format.weekday(fromLocalDate(date)),
      },
      formatters: {
        formatCaption: monthYear,
        formatDay: (date) => String(date.getDate()),
        // The first letters of an Arabic weekday are its article.
        formatWeekdayName: (date) =>
          direction === "rtl"
            ? date.toLocaleDateString(format.locale, { weekday: "narrow" })
            : format.weekdayShort(fromLocalDate(date)).slice(0, 2),
      },
    };
  }, [t, format, direction]);
}

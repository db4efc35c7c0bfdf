import { fromLocalDate } from "@stays/days";
import { useFormat } from "@stays/texts";
import { useMemo } from "react";
import type { DayPickerProps } from "react-day-picker";
import { useUiTexts } from "../ui-texts.ts";

/** The day picker's words, the same objects from render to render: new ones would make it count all its days anew. */
export function useCalendarTexts(): Required<Pick<DayPickerProps, "labels" | "formatters">> {
  const { t } = useUiTexts();
  const format = useFormat();
  return useMemo(() => {
    const monthYear = (date: Date) => format.monthYear(fromLocalDate(date));
    return {
      labels: {
        labelNav: () => t("chooseMonth"),
        labelPrevious: () => t("previousMonth"),
        labelNext: () => t("nextMonth"),
        labelGrid: monthYear,
        // The button names itself.
        labelDayButton: () => "",
        labelWeekday: (date) => format.weekday(fromLocalDate(date)),
      },
      formatters: {
        formatCaption: monthYear,
        formatDay: (date) => String(date.getDate()),
        formatWeekdayName: (date) => format.weekdayShort(fromLocalDate(date)).slice(0, 2),
      },
    };
  }, [t, format]);
}

import { type DateChoice, useIsRestricted } from "@stays/search/availability";
import { useTexts } from "@stays/texts";
import { lazyPart, Skeleton, Tabs } from "@stays/ui";
import { Suspense, useCallback, useMemo, useState } from "react";
import { StayCalendar } from "../calendar/stay-calendar.tsx";
import styles from "./date-picker.module.css";
import type { SearchForm } from "./use-search-form.ts";

const FlexibleDates = lazyPart(() =>
  import("../flexible-dates/flexible-dates.tsx").then((module) => module.FlexibleDates),
);

interface DatePickerProps {
  readonly form: SearchForm;
  readonly picking: "arrival" | "departure";
}

/**
 * The ways to choose dates: the calendar, and a chart of flexible dates. The restricted calendar is alone,
 * because its lengths are known only after an arrival is chosen (ruling 157).
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
  const exact = (
    <StayCalendar
      dates={dates}
      earliest={earliest}
      length={form.nights}
      promoCode={promoCode}
      isRestrictable={isRestrictable}
      onLengthChange={form.setNights}
      onChoose={choose}
      onClear={clear}
    />
  );
  if (isRestricted) return exact;
  const flexible = (
    <Suspense fallback={<Skeleton height="18rem" />}>
      <FlexibleDates
        dates={dates}
        earliest={earliest}
        promoCode={promoCode}
        nights={form.nights}
        onChoose={choose}
      />
    </Suspense>
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

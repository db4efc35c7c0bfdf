import { useFormat, useTexts } from "@stays/texts";
import { lazyComponent, Skeleton, ValueButton } from "@stays/ui";
import { PopoverField } from "./picker-field.tsx";
import type { SearchForm } from "./use-search-form.ts";

const DatePicker = lazyComponent(() => import("./date-picker.tsx").then((module) => module.DatePicker));

type Picking = "arrival" | "departure";

/** Element id of the dates error. Only one layout of the widget is rendered at a time. */
const DATES_ERROR_ID = "find-a-stay-dates-error";

/** Calendar and other ways to choose one of the two dates. */
export function FormCalendar({ form, picking }: { readonly form: SearchForm; readonly picking: Picking }) {
  return (
    <DatePicker
      fallback={<Skeleton width="min(42rem, 80vw)" height="24rem" />}
      form={form}
      picking={picking}
    />
  );
}

export function DateButton({
  form,
  picking,
  ...rest
}: {
  readonly form: SearchForm;
  readonly picking: Picking;
  readonly onClick?: () => void;
}) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const { draft, errors, open } = form;
  const day = picking === "arrival" ? draft.start : draft.end;
  // Both dates share one message, shown at the first date that is missing or invalid. The other may be
  // invalid too.
  const carriesError = picking === (draft.start === null || draft.end !== null ? "arrival" : "departure");
  const areBothWrong = (draft.start === null) === (draft.end === null);
  const isWrong = errors.dates !== undefined && (carriesError || areBothWrong);
  return (
    <ValueButton
      {...rest}
      id={picking === "arrival" ? ARRIVAL_ID : undefined}
      label={t(picking)}
      value={day ? format.day(day) : t("addDate")}
      isEmpty={day === null}
      isOpen={open === picking}
      errors={carriesError ? errors.dates?.map((key) => t(key)) : undefined}
      errorId={isWrong ? DATES_ERROR_ID : undefined}
    />
  );
}

/** Arrival and departure fields, each with its calendar (SW-01, SW-02). */
export function DateFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const pickings: readonly Picking[] = ["arrival", "departure"];
  return pickings.map((picking) => (
    <PopoverField
      key={picking}
      label={t(picking)}
      isOpen={form.open === picking}
      onOpenChange={(isOpen) => form.setOpen(isOpen ? picking : null)}
      trigger={<DateButton form={form} picking={picking} />}
    >
      <FormCalendar form={form} picking={picking} />
    </PopoverField>
  ));
}

/** Element id of the button that opens the arrival calendar; on phones that of the collapsed bar. */
export const ARRIVAL_ID = "find-a-stay-arrival";

/** Scrolls to the date fields of the search and focuses them. */
export function focusArrival(): void {
  const field = document.getElementById(ARRIVAL_ID);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}

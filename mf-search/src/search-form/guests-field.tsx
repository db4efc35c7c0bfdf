import { useTexts } from "@stays/texts";
import { lazyComponent, useGuestText, ValueButton } from "@stays/ui";
import { PopoverField } from "./picker-field.tsx";
import type { SearchForm } from "./use-search-form.ts";

const FormGuests = lazyComponent(() =>
  import(/* webpackChunkName: "popover" */ "./form-guests.tsx").then((module) => module.FormGuests),
);

/** `2 adults, 1 child, 1 room` */
export const useGuestSummary = ({ draft, maxRooms }: SearchForm): string =>
  useGuestText()(draft.rooms.slice(0, maxRooms), true);

export function GuestsField({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const words = useGuestSummary(form);
  const { open, setOpen, errors } = form;
  return (
    <PopoverField
      label={t("guestsField")}
      isOpen={open === "guests"}
      onOpenChange={(isOpen) => setOpen(isOpen ? "guests" : null)}
      trigger={
        <ValueButton
          label={t("guestsField")}
          value={words}
          isOpen={open === "guests"}
          errors={errors.guests?.map((key) => t(key))}
        />
      }
    >
      <FormGuests form={form} onDone={() => setOpen(null)} />
    </PopoverField>
  );
}

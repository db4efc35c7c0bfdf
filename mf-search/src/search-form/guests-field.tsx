import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { GuestPicker, useGuestText } from "@stays/ui";
import { PopoverField, ValueButton } from "./picker-field.tsx";
import type { SearchForm } from "./use-search-form.ts";

interface FormGuestsProps {
  readonly form: SearchForm;
  readonly onDone?: () => void;
}

/** Rooms, adults and children, with as many rooms as the kind of stay allows (SW-05, SW-06). */
export function FormGuests({ form, onDone }: FormGuestsProps) {
  const { guests } = useSettings();
  const { draft, edit, isTried, maxRooms } = form;
  return (
    <GuestPicker
      rooms={draft.rooms.slice(0, maxRooms)}
      onChange={(rooms) => edit({ rooms })}
      limits={{ ...guests, maxRooms }}
      showMissingAges={isTried}
      onDone={onDone}
    />
  );
}

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

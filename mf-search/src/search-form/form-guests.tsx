import { useSettings } from "@stays/contract";
import { GuestPicker } from "@stays/ui";
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

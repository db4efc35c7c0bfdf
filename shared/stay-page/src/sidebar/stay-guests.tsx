import { useSettings } from "@stays/contract";
import { maxRooms, type RoomMode } from "@stays/search";
import { GuestPicker } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./stay-form.module.css";
import type { useStayDraft } from "./use-stay-draft.ts";

interface StayGuestsProps {
  readonly draft: ReturnType<typeof useStayDraft>;
  readonly mode: RoomMode;
  readonly onDone: () => void;
}

/** The choice of rooms and guests of the form, with the missing ages marked. */
export function StayGuests({ draft, mode, onDone }: StayGuestsProps) {
  const { t } = usePropertyTexts();
  const { guests } = useSettings();
  return (
    <div className={styles.guests}>
      <GuestPicker
        rooms={draft.rooms}
        onChange={draft.setRooms}
        limits={{ ...guests, maxRooms: maxRooms(mode, guests) }}
        showMissingAges={draft.isAgeMissing}
        error={draft.isAgeMissing ? t("setAges") : undefined}
        onDone={onDone}
      />
    </div>
  );
}

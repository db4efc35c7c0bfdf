import type { PersonConfiguration } from "@stays/domain";
import { Button } from "../action/button.tsx";
import { ErrorText } from "../form/error-text.tsx";
import { Icon } from "../icon/icon.tsx";
import { PlusIcon } from "../icon/icons.ts";
import { useUiTexts } from "../ui-texts.ts";
import type { PickerLimits } from "./guest-limits.ts";
import styles from "./guest-picker.module.css";
import { GuestRoom } from "./guest-room.tsx";
import { withoutRoom, withRoom, withRoomChanged } from "./person-configurations.ts";

export interface GuestPickerProps {
  readonly rooms: readonly PersonConfiguration[];
  readonly onChange: (rooms: readonly PersonConfiguration[]) => void;
  readonly limits: PickerLimits;
  /** Marks missing ages; set after a search attempt. */
  readonly showMissingAges?: boolean | undefined;
  /** Such as "You need to have at least one guest". */
  readonly error?: string | undefined;
  /** Shows the button Done. */
  readonly onDone?: (() => void) | undefined;
}

/** A form for rooms, adults, children and their ages (SW-05). */
export function GuestPicker({ rooms, onChange, limits, showMissingAges, error, onDone }: GuestPickerProps) {
  const { t } = useUiTexts();
  const hasChildren = rooms.some((room) => room.childrenAges.length > 0);
  const isFull = rooms.length >= limits.maxRooms;
  return (
    <div className={styles.picker}>
      {rooms.map((room, index) => (
        <GuestRoom
          // A room has no identity but its index.
          key={index}
          number={index + 1}
          room={room}
          limits={limits}
          showMissingAges={showMissingAges}
          onChange={(changed) => onChange(withRoomChanged(rooms, index, changed))}
          onRemove={rooms.length > 1 ? () => onChange(withoutRoom(rooms, index)) : undefined}
        />
      ))}
      {hasChildren && <p className={styles.reason}>{t("agesReason")}</p>}
      {error && <ErrorText>{error}</ErrorText>}
      <div className={styles.actions}>
        {limits.maxRooms > 1 && (
          <Button
            variant="text"
            size="small"
            disabled={isFull}
            hint={isFull ? t("maxRooms", { count: limits.maxRooms }) : undefined}
            onClick={() => onChange(withRoom(rooms, limits))}
          >
            <Icon of={PlusIcon} />
            <span>{t("addRoom")}</span>
          </Button>
        )}
        {onDone && (
          <Button size="small" className={styles.done} onClick={onDone}>
            {t("done")}
          </Button>
        )}
      </div>
    </div>
  );
}

import type { GuestLimits } from "@stays/contract";
import { type PersonConfiguration, UNSET_AGE } from "@stays/domain";
import { Button, Icon, stack, useUiTexts } from "@stays/ui/basics";
import { IconButton } from "../action/icon-button.tsx";
import { CloseIcon, PlusIcon } from "../icon/shapes.ts";
import { ErrorText, SelectField } from "./field.tsx";
import styles from "./guest-picker.module.css";
import { Stepper } from "./stepper.tsx";

/** The limits of the guest picker and the guests of a new room; the form decides the number of rooms. */
export type PickerLimits = Omit<GuestLimits, "defaultRooms" | "maxRoomsHotelMode">;

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
    <div className={stack(4)}>
      {rooms.map((room, index) => (
        <GuestRoom
          // A room has no identity but its index.
          key={index}
          number={index + 1}
          room={room}
          limits={limits}
          showMissingAges={showMissingAges}
          onChange={(changed) => onChange(rooms.with(index, changed))}
          onRemove={rooms.length > 1 ? () => onChange(rooms.toSpliced(index, 1)) : undefined}
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
            onClick={() => onChange([...rooms, newRoom(limits)])}
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

interface GuestRoomProps {
  readonly number: number;
  readonly room: PersonConfiguration;
  readonly limits: PickerLimits;
  readonly showMissingAges?: boolean | undefined;
  readonly onChange: (room: PersonConfiguration) => void;
  /** Set when there is more than one room; also shows the room's title. */
  readonly onRemove?: (() => void) | undefined;
}

function GuestRoom({ number, room, limits, showMissingAges, onChange, onRemove }: GuestRoomProps) {
  const { t } = useUiTexts();
  const children = room.childrenAges.length;
  const { maxAdults, maxChildren, maxChildAge } = limits;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its row with the remove button
    <div role="group" aria-label={t("room", { n: number })} className={styles.room}>
      {onRemove && (
        <div className={styles.title}>
          <h3>{t("room", { n: number })}</h3>
          <IconButton icon={CloseIcon} label={t("removeRoom", { n: number })} onClick={onRemove} />
        </div>
      )}
      <Stepper
        label={t("adults")}
        value={room.adults}
        min={1}
        max={maxAdults}
        onChange={(adults) => onChange({ ...room, adults })}
        addName={t("addAdult")}
        removeName={t("removeAdult")}
        hint={room.adults >= maxAdults ? t("maxAdults", { count: maxAdults }) : undefined}
      >
        <span>{t("adultsFrom", { years: maxChildAge + 1 })}</span>
      </Stepper>
      {maxChildren > 0 && (
        <Stepper
          label={t("children")}
          value={children}
          max={maxChildren}
          onChange={(count) => onChange(setChildCount(room, count))}
          addName={t("addChild")}
          removeName={t("removeChild")}
          hint={
            children >= maxChildren
              ? t("maxChildren", { count: maxChildren })
              : t("childrenUpTo", { years: maxChildAge })
          }
        >
          <span>{t("children")}</span>
        </Stepper>
      )}
      {children > 0 && (
        <div className={styles.ages}>
          {room.childrenAges.map((age, child) => (
            <SelectField
              // A child has no identity but its index.
              key={child}
              label={t("ageOfChild", { n: child + 1 })}
              value={age === UNSET_AGE ? "" : String(age)}
              error={showMissingAges && age === UNSET_AGE ? t("ageNeeded") : undefined}
              onChange={(value) => {
                const years = value === "" ? UNSET_AGE : Number(value);
                onChange({ ...room, childrenAges: room.childrenAges.with(child, years) });
              }}
              options={ageOptions(maxChildAge, t("ageNeeded"), (years) => t("yearsOld", { count: years }))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function ageOptions(maxAge: number, unset: string, words: (years: number) => string) {
  const ages = Array.from({ length: maxAge + 1 }, (_, age) => ({ value: String(age), label: words(age) }));
  return [{ value: "", label: unset }, ...ages];
}

/** A room with the default persons and unset ages (RT-09, SW-05). */
const newRoom = ({ defaultAdults, defaultChildren }: PickerLimits): PersonConfiguration =>
  setChildCount({ adults: defaultAdults, childrenAges: [] }, defaultChildren);

/** Sets the number of children. Added children have no age; removed ones are the last. */
function setChildCount(room: PersonConfiguration, count: number): PersonConfiguration {
  const childrenAges = Array.from({ length: count }, (_, at) => room.childrenAges[at] ?? UNSET_AGE);
  return { ...room, childrenAges };
}

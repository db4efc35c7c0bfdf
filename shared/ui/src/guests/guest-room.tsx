import { type PersonConfiguration, UNSET_AGE } from "@stays/domain";
import { IconButton } from "../action/icon-button.tsx";
import { SelectField } from "../form/select-field.tsx";
import { Stepper } from "../form/stepper.tsx";
import { CloseIcon } from "../icon/icons.ts";
import { useUiTexts } from "../ui-texts.ts";
import type { PickerLimits } from "./guest-limits.ts";
import styles from "./guest-picker.module.css";
import { withAge, withChildren } from "./person-configurations.ts";

interface GuestRoomProps {
  readonly number: number;
  readonly room: PersonConfiguration;
  readonly limits: PickerLimits;
  readonly showMissingAges?: boolean | undefined;
  readonly onChange: (room: PersonConfiguration) => void;
  /** Set when there is more than one room; also shows the room's title. */
  readonly onRemove?: (() => void) | undefined;
}

/** The guests of one room. */
export function GuestRoom({ number, room, limits, showMissingAges, onChange, onRemove }: GuestRoomProps) {
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
          onChange={(count) => onChange(withChildren(room, count))}
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
              onChange={(value) => onChange(withAge(room, child, value === "" ? UNSET_AGE : Number(value)))}
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

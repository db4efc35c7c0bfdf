import type { PersonGroup } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Stepper } from "@stays/ui";
import styles from "./passenger-steppers.module.css";
import { agesOf, type Passengers } from "./passengers.ts";

interface PassengerSteppersProps {
  readonly groups: readonly PersonGroup[];
  readonly passengers: Passengers;
  readonly onChange: (code: string, quantity: number) => void;
}

/** The steppers of the passengers: one per person group, with its ages (TR-03). */
export function PassengerSteppers({ groups, passengers, onChange }: PassengerSteppersProps) {
  const { t } = useTexts("mf-transport");
  const agesText = (group: PersonGroup) => {
    const ages = agesOf(group);
    if (!ages) return undefined;
    return ages.max === null ? t("agesFrom", { min: ages.min }) : t("ages", { min: ages.min, max: ages.max });
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t("passengers")}</legend>
      {groups.map((group) => (
        <div key={group.code} className={styles.group}>
          <Stepper
            label={group.name}
            value={passengers[group.code] ?? 0}
            onChange={(quantity) => onChange(group.code, quantity)}
            addName={t("addGroup", { group: group.name })}
            removeName={t("removeGroup", { group: group.name })}
            hint={agesText(group)}
          >
            <span>{group.name}</span>
          </Stepper>
        </div>
      ))}
    </fieldset>
  );
}

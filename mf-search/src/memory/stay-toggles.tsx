import { useTexts } from "@stays/texts";
import { HeartIcon, IconButton, type IconButtonProps, ScaleIcon } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import styles from "./stay-toggles.module.css";
import { memory, type RememberedStay, withToggled } from "./visitor-memory.ts";

interface StayToggleProps {
  readonly stay: RememberedStay;
  readonly list: typeof memory.favourites;
  readonly icon: IconButtonProps["icon"];
  readonly label: string;
  readonly raised?: boolean | undefined;
}

function StayToggle({ stay, list, icon, label, raised }: StayToggleProps) {
  const stays = useDeviceValue(list);
  return (
    <IconButton
      raised={raised}
      icon={icon}
      label={label}
      className={styles.toggle}
      aria-pressed={stays.some(({ id }) => id === stay.id)}
      onClick={() => list.write(withToggled(stays, stay))}
    />
  );
}

/** Button that adds a stay to the comparison of this device, or removes it. */
export function CompareToggle({ stay, raised }: Pick<StayToggleProps, "stay" | "raised">) {
  const { t } = useTexts("mf-search");
  return (
    <StayToggle
      raised={raised}
      stay={stay}
      list={memory.compared}
      icon={ScaleIcon}
      label={t("compareStay", { name: stay.name })}
    />
  );
}

/** Buttons of a card that add its stay to the favourites and to the comparison of this device, or remove it. */
export function StayToggles({ stay }: { readonly stay: RememberedStay }) {
  const { t } = useTexts("mf-search");
  return (
    <div className={styles.toggles}>
      <StayToggle
        raised
        stay={stay}
        list={memory.favourites}
        icon={HeartIcon}
        label={t("addFavourite", { name: stay.name })}
      />
      <CompareToggle raised stay={stay} />
    </div>
  );
}

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
}

function StayToggle({ stay, list, icon, label }: StayToggleProps) {
  const stays = useDeviceValue(list);
  return (
    <IconButton
      raised
      icon={icon}
      label={label}
      className={styles.toggle}
      aria-pressed={stays.some(({ id }) => id === stay.id)}
      onClick={() => list.write(withToggled(stays, stay))}
    />
  );
}

/** Buttons of a card that add its stay to the favourites and to the comparison of this device, or remove it. */
export function StayToggles({ stay }: { readonly stay: RememberedStay }) {
  const { t } = useTexts("mf-search");
  const { name } = stay;
  return (
    <div className={styles.toggles}>
      <StayToggle stay={stay} list={memory.favourites} icon={HeartIcon} label={t("addFavourite", { name })} />
      <StayToggle stay={stay} list={memory.compared} icon={ScaleIcon} label={t("compareStay", { name })} />
    </div>
  );
}

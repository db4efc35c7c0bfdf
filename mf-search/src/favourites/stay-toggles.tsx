import { useTexts } from "@stays/texts";
import { HeartIcon, IconButton, type IconButtonProps, ScaleIcon } from "@stays/ui";
import { type StoredStay, toggleStay, visitorData } from "./favourites-store.ts";
import styles from "./stay-toggles.module.css";
import { usePersistentStore } from "./use-persistent-store.ts";

interface StayToggleProps {
  readonly stay: StoredStay;
  readonly list: typeof visitorData.favourites;
  readonly icon: IconButtonProps["icon"];
  readonly label: string;
  readonly raised?: boolean | undefined;
}

function StayToggle({ stay, list, icon, label, raised }: StayToggleProps) {
  const stays = usePersistentStore(list);
  return (
    <IconButton
      raised={raised}
      icon={icon}
      label={label}
      className={styles.toggle}
      aria-pressed={stays.some(({ id }) => id === stay.id)}
      onClick={() => list.write(toggleStay(stays, stay))}
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
      list={visitorData.compared}
      icon={ScaleIcon}
      label={t("compareStay", { name: stay.name })}
    />
  );
}

/** Buttons of a card that add its stay to the favourites and to the comparison of this device, or remove it. */
export function StayToggles({ stay }: { readonly stay: StoredStay }) {
  const { t } = useTexts("mf-search");
  return (
    <div className={styles.toggles}>
      <StayToggle
        raised
        stay={stay}
        list={visitorData.favourites}
        icon={HeartIcon}
        label={t("addFavourite", { name: stay.name })}
      />
      <CompareToggle raised stay={stay} />
    </div>
  );
}

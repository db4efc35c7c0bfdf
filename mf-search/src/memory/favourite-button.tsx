import { useTexts } from "@stays/texts";
import { HeartIcon, IconButton } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import styles from "./favourite-button.module.css";
import { memory, type RememberedStay, withToggled } from "./visitor-memory.ts";

/** Button that adds a stay to the favourites of this device, or removes it. */
export function FavouriteButton({ stay }: { readonly stay: RememberedStay }) {
  const { t } = useTexts("mf-search");
  const favourites = useDeviceValue(memory.favourites);
  const isKept = favourites.some(({ id }) => id === stay.id);
  return (
    <IconButton
      raised
      icon={HeartIcon}
      label={t("addFavourite", { name: stay.name })}
      aria-pressed={isKept}
      className={styles.favourite}
      onClick={() => memory.favourites.write(withToggled(favourites, stay))}
    />
  );
}

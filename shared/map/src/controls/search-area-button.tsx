import { Icon, SearchIcon } from "@stays/ui";
import { useMapTexts } from "../map-texts.ts";
import styles from "./controls.module.css";

/** A button that searches the visible area; shown once the visitor has moved the map. */
export function SearchAreaButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useMapTexts();
  return (
    <button type="button" className={styles.area} onClick={onClick}>
      <Icon of={SearchIcon} />
      <span>{t("searchArea")}</span>
    </button>
  );
}

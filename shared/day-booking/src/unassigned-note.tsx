import { useActivityTexts } from "./activity-texts.ts";
import styles from "./unassigned-note.module.css";

/** A note that some persons of the search have no price group yet. */
export function UnassignedNote({ count }: { readonly count: number }) {
  const { t } = useActivityTexts();
  return count > 0 && <p className={styles.note}>{t("unplaced", { count })}</p>;
}

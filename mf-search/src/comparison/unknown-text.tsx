import styles from "./comparison-table.module.css";
import { useComparisonTexts } from "./comparison-texts.tsx";

/** Content of a cell whose fact is not known. In words, because a dash means no. */
export function UnknownText() {
  const t = useComparisonTexts();
  return <span className={styles.note}>{t("unknown")}</span>;
}

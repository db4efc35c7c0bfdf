import { useMapTexts } from "../map-texts.ts";
import styles from "./controls.module.css";

/** A polite status for missing map tiles; pins and list keep working (MP-06). */
export function TilesNote({
  isMissing,
  onRetry,
}: {
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useMapTexts();
  return (
    <div role="status">
      {isMissing && (
        <p className={styles.note}>
          <span>{`${t("tilesFailed")} `}</span>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t("tryAgain")}
          </button>
        </p>
      )}
    </div>
  );
}

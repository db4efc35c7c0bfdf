import { useMapTexts } from "../map-texts.ts";
import styles from "./controls.module.css";

/** Says quietly that the picture of the map is missing; pins and list work on (MP-06). */
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
          {t("tilesFailed")}{" "}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t("tryAgain")}
          </button>
        </p>
      )}
    </div>
  );
}

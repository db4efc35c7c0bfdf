import { useTexts } from "@stays/texts";
import { TextButton, UnavailableNote } from "@stays/ui";
import styles from "./unavailable.module.css";

/** Says that a page, or a piece of one, could not be had, and lets the visitor try again. */
export function Unavailable({ isPiece, onRetry }: { isPiece: boolean; onRetry: () => void }) {
  const { t } = useTexts("host");
  if (!isPiece) return <UnavailableNote onRetry={onRetry} minHeight="24rem" />;
  return (
    <div role="alert" className={styles.piece}>
      <span>{t("unavailable")}</span>
      <TextButton onClick={onRetry}>{t("tryAgain")}</TextButton>
    </div>
  );
}

import { useTexts } from "@stays/texts";
import { TextButton, UnavailableNote } from "@stays/ui";
import styles from "./remote-view.module.css";

/** An error message for a page or slot that could not be loaded, with a Try again button. */
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

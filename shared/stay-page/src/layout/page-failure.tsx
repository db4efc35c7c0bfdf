import { FailureNote } from "@stays/ui";
import styles from "./page-failure.module.css";
import { PageFrame } from "./page-frame.tsx";

/** The page shown when its content could not be loaded, with Try again (CD-05). */
export function PageFailure({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  return (
    <PageFrame>
      <div className={styles.failure}>
        <FailureNote message={message} onRetry={onRetry} />
      </div>
    </PageFrame>
  );
}

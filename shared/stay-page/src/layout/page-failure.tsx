import { FailureNote } from "@stays/ui";
import styles from "./page-failure.module.css";
import { PageFrame } from "./page-frame.tsx";

/** What stands in the place of a page whose content could not be had, with Try again (CD-05). */
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

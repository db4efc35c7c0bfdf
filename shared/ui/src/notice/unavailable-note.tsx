import type { ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { RetryIcon, UnplugIcon } from "../icon/icons.ts";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./notice.module.css";

export interface UnavailableNoteProps {
  /** "This part of the page is unavailable right now." by default. */
  readonly message?: string | undefined;
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly busy?: boolean | undefined;
  /** Set after two failed tries: the button then reloads the page. */
  readonly onReload?: (() => void) | undefined;
  /** Minimum height of the note, as a CSS length. */
  readonly minHeight?: string | undefined;
}

/** Replaces a part of the page that could not be loaded; the rest of the page keeps working. */
export function UnavailableNote(props: UnavailableNoteProps) {
  const { message, children, onRetry, busy, onReload, minHeight } = props;
  const { t } = useUiTexts();
  return (
    <div role="alert" className={styles.unavailable} style={{ minHeight }}>
      <Icon of={UnplugIcon} />
      <span className={styles.title}>{message ?? t("partUnavailable")}</span>
      {children && <div className={styles.text}>{children}</div>}
      <Button variant="secondary" busy={busy} busyLabel={t("loading")} onClick={onReload ?? onRetry}>
        <Icon of={RetryIcon} />
        <span>{t(onReload ? "reloadPage" : "tryAgain")}</span>
      </Button>
    </div>
  );
}

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../action/button.tsx";
import { isSettling, useOnline } from "../page/use-online.ts";
import { useUiTexts } from "../ui-texts.ts";
import { Alert } from "./notice.tsx";

/** Milliseconds until the next try of a part that failed again after the network had come back. */
const NEXT_TRY = 3000;

export interface FailureNoteProps {
  /** "Something went wrong" by default. */
  readonly message?: string | undefined;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
}

/**
 * A note for a part that could not be loaded, with Try again; retries by itself when the browser is online
 * again.
 */
export function FailureNote({ message, children, onRetry, busy }: FailureNoteProps) {
  const { t } = useUiTexts();
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const tryAgain = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (isOnline && wasOffline.current) tryAgain();
    wasOffline.current = !isOnline;
    if (!isOnline || !isSettling()) return undefined;
    const timer = setTimeout(tryAgain, NEXT_TRY);
    return () => clearTimeout(timer);
  }, [isOnline]);
  const retry = onRetry && (
    <Button variant="secondary" size="small" busy={busy} busyLabel={t("loading")} onClick={onRetry}>
      {t("tryAgain")}
    </Button>
  );
  return (
    <Alert title={message ?? t("somethingWrong")} action={retry}>
      {isOnline ? children : t("offline")}
    </Alert>
  );
}

import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../action/button.tsx";
import { TextButton } from "../action/link.tsx";
import { isSettling, useOnline } from "../browser/use-online.ts";
import { classNames } from "../class-names.ts";
import { inline, muted } from "../styles.ts";
import { useUiTexts } from "../ui-texts.ts";
import { Alert } from "./notice.tsx";

/** Milliseconds until the next try of a part that failed again after the network had come back. */
const NEXT_TRY = 3000;

const IsOptional = createContext(false);

/** A part of a page that a visitor can do without: its failure is one quiet line, which interrupts nobody. */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return <IsOptional value={true}>{children}</IsOptional>;
}

export interface FailureNoteProps {
  /** "Something went wrong" by default. */
  readonly message?: string | undefined;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
}

/**
 * A note for a part that could not be loaded, with Try again; retries by itself when the browser is online
 * again. In an OptionalPart it is a line of secondary text.
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
  if (use(IsOptional)) {
    const reason = children ?? message ?? t("partUnavailable");
    return (
      <div className={classNames(inline(2), muted("sm"))}>
        <span>{isOnline ? reason : t("offline")}</span>
        {onRetry && (
          <TextButton aria-disabled={busy || undefined} onClick={busy ? undefined : onRetry}>
            {t("tryAgain")}
          </TextButton>
        )}
      </div>
    );
  }
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

import type { ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { useUiTexts } from "../ui-texts.ts";
import { Alert } from "./alert.tsx";

export interface FailureNoteProps {
  /** "Something went wrong" when left out. */
  readonly message?: string | undefined;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
}

/** A place that could not be loaded, with Try again. */
export function FailureNote({ message, children, onRetry, busy }: FailureNoteProps) {
  const { t } = useUiTexts();
  const retry = onRetry && (
    <Button variant="secondary" size="small" busy={busy} busyLabel={t("loading")} onClick={onRetry}>
      {t("tryAgain")}
    </Button>
  );
  return (
    <Alert title={message ?? t("somethingWrong")} action={retry}>
      {children}
    </Alert>
  );
}

import { useQueryErrorResetBoundary } from "@stays/query";
import type { ErrorInfo, ReactNode } from "react";
import { FailureNote } from "../notice/failure-note.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PromptSuspense } from "./prompt-suspense.tsx";
import { useQueryUpdates } from "./use-query-updates.ts";

export interface QueryBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the data is loading: skeletons of the final size. */
  readonly fallback: ReactNode;
  /** Shown when a request failed; `retry` requests again. A FailureNote by default. */
  readonly failed?: ((retry: () => void, error: Error) => ReactNode) | undefined;
  readonly onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
}

/** A boundary for components that use useSuspenseQuery: shows loading, and failures with Try again. */
export function QueryBoundary({ children, fallback, failed, onError }: QueryBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      onRetry={reset}
      onError={onError}
      failed={failed ?? ((retry) => <FailureNote onRetry={retry} />)}
    >
      <PromptSuspense fallback={fallback} subscribe={useQueryUpdates()}>
        {children}
      </PromptSuspense>
    </ErrorBoundary>
  );
}

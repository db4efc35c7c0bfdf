import { useQueryErrorResetBoundary } from "@stays/query";
import { type ErrorInfo, type ReactNode, Suspense } from "react";
import { FailureNote } from "../notice/failure-note.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

export interface QueryBoundaryProps {
  readonly children: ReactNode;
  /** While the data is awaited: skeletons of the final size. */
  readonly fallback: ReactNode;
  /** When a request failed; `retry` asks again. A FailureNote when left out. */
  readonly failed?: ((retry: () => void, error: Error) => ReactNode) | undefined;
  readonly onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
}

/** Around what reads data with useSuspenseQuery: loading, and failure with Try again. */
export function QueryBoundary({ children, fallback, failed, onError }: QueryBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      onRetry={reset}
      onError={onError}
      failed={failed ?? ((retry) => <FailureNote onRetry={retry} />)}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

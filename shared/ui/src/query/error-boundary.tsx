import { Component, type ErrorInfo, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of what failed; `retry` renders it again. */
  readonly failed: (retry: () => void, error: Error) => ReactNode;
  /** Before rendering again. */
  readonly onRetry?: (() => void) | undefined;
  /** Where the failure is told: the host's log. */
  readonly onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
}

interface State {
  readonly error: Error | null;
}

/** Keeps a failure to the part of the page that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    return this.state.error ? this.props.failed(this.retry, this.state.error) : this.props.children;
  }
}

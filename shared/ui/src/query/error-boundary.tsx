import { useReport } from "@stays/contract";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useUiTexts } from "../ui-texts.ts";
import { HydratedSuspense } from "./hydrated-suspense.tsx";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the failed content; `retry` renders that again. */
  readonly failed: (retry: () => void, error: Error) => ReactNode;
  /** Called before a retry renders again. */
  readonly onRetry?: ((error: Error) => void) | undefined;
  /** Reports the failure to the log of the host. */
  readonly onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
  /** Whether the content may render again at once, because its code was replaced. */
  readonly isReplaced?: ((error: Error) => boolean) | undefined;
}

interface State {
  readonly error: Error | null;
}

/** Limits a failure to the part of the page that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
    if (this.props.isReplaced?.(error)) this.setState({ error: null });
  }

  readonly retry = (): void => {
    if (this.state.error) this.props.onRetry?.(this.state.error);
    this.setState({ error: null });
  };

  override render(): ReactNode {
    return this.state.error ? this.props.failed(this.retry, this.state.error) : this.props.children;
  }
}

export interface ItemBoundaryProps {
  readonly children: ReactNode;
  /** Element of the note that replaces an item that throws, `p` by default; "none" = no note. */
  readonly note?: "p" | "li" | "none" | undefined;
}

/**
 * Limits what throws while an item of a list is rendered to that item: a card, a unit, a pin, a review.
 *
 * On the server, where React has no error boundaries, Suspense leaves the item to the browser. Items await nothing.
 */
export function ItemBoundary({ children, note = "p" }: ItemBoundaryProps) {
  const report = useReport();
  return (
    <ErrorBoundary
      failed={() => note !== "none" && <ItemFailure as={note} />}
      onError={(cause) => report({ operation: "render an item", message: cause.message, cause })}
    >
      <HydratedSuspense fallback={null}>{children}</HydratedSuspense>
    </ErrorBoundary>
  );
}

function ItemFailure({ as: Note }: { readonly as: "p" | "li" }) {
  const { t } = useUiTexts();
  return <Note>{t("partUnavailable")}</Note>;
}

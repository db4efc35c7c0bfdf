import { useReport } from "@stays/contract";
import { readThrown, toError } from "@stays/domain";
import { Component, type ReactNode } from "react";
import { useUiTexts } from "../ui-texts.ts";
import { HydratedSuspense } from "./hydrated-suspense.tsx";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the failed content; `retry` renders that again. */
  readonly failed: (retry: () => void, error: Error) => ReactNode;
  /** Called with what was thrown before a retry renders again. */
  readonly onRetry?: ((cause: unknown) => void) | undefined;
  /** Reports what was thrown to the log of the host. */
  readonly onError?: ((cause: unknown) => void) | undefined;
  /** Whether the content may render again at once, because its code was replaced. */
  readonly isReplaced?: ((cause: unknown) => boolean) | undefined;
}

interface State {
  /** What was thrown, which may be anything; null = nothing was. */
  readonly caught: { readonly cause: unknown } | null;
}

/** Limits a failure to the part of the page that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(cause: unknown): State {
    return { caught: { cause } };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError?.(cause);
    if (this.props.isReplaced?.(cause)) this.setState({ caught: null });
  }

  readonly retry = (): void => {
    if (this.state.caught) this.props.onRetry?.(this.state.caught.cause);
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.failed(this.retry, toError(caught.cause)) : this.props.children;
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
      onError={(cause) => report({ operation: "render an item", message: readThrown(cause).message, cause })}
    >
      <HydratedSuspense fallback={null}>{children}</HydratedSuspense>
    </ErrorBoundary>
  );
}

function ItemFailure({ as: Note }: { readonly as: "p" | "li" }) {
  const { t } = useUiTexts();
  return <Note>{t("partUnavailable")}</Note>;
}

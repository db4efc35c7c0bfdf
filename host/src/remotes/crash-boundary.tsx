import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Returns true if rendering again at once may succeed. */
  readonly onCrash: (error: unknown) => boolean;
  /** Called when the visitor clicks Try again after this error, before the next render. */
  readonly onRetry: (error: unknown) => void;
}

interface CrashState {
  readonly crash: { readonly error: unknown } | null;
}

/** The error boundary of a remote; it lets the visitor try again (FE-03). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: null };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onCrash(error)) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback(() => {
      this.props.onRetry(crash.error);
      this.setState({ crash: null });
    });
  }
}

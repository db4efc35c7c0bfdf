import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Returns true when it is worth rendering again at once. */
  readonly onCrash: (error: unknown) => boolean;
  /** The visitor tries again after this error, which is about to be rendered anew. */
  readonly onRetry: (error: unknown) => void;
}

interface CrashState {
  readonly crash: { readonly error: unknown } | null;
}

/** Stops what a remote throws while it renders, and lets the visitor try again (FE-03). */
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

import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Returns true when it is worth rendering again at once. */
  readonly onCrash: (error: unknown) => boolean;
  readonly onRetry: () => void;
}

/** Stops what a remote throws while it renders, and lets the visitor try again (FE-03). */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onCrash(error)) this.#retry();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ isCrashed: false });
  };

  override render() {
    return this.state.isCrashed ? this.props.fallback(this.#retry) : this.props.children;
  }
}

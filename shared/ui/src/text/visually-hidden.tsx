import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}

export interface StatusTextProps {
  readonly children: ReactNode;
  /** Visible to screen readers only. */
  readonly hidden?: boolean | undefined;
  readonly className?: string | undefined;
  /** Set while it changes often: then it is not announced. */
  readonly isSilent?: boolean | undefined;
}

/** A live region: its text is announced politely on change. Keep it mounted, also while empty. */
export function StatusText({ children, hidden, className, isSilent }: StatusTextProps) {
  return (
    <div
      role="status"
      aria-live={isSilent ? "off" : undefined}
      className={classNames(hidden && styles.hidden, className)}
    >
      {children}
    </div>
  );
}

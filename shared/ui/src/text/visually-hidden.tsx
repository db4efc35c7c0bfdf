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
}

/** A live region: its text is announced politely on change. Keep it mounted, also while empty. */
export function StatusText({ children, hidden, className }: StatusTextProps) {
  return (
    <div role="status" className={classNames(hidden && styles.hidden, className)}>
      {children}
    </div>
  );
}

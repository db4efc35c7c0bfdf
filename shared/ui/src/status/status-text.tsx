import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import hidden from "../text/visually-hidden.module.css";

export interface StatusTextProps {
  readonly children: ReactNode;
  /** Heard, not seen. */
  readonly hidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Words that are read out when they change, politely. Keep it in the page, also while empty. */
export function StatusText({ children, hidden: isHidden, className }: StatusTextProps) {
  return (
    <div role="status" className={classNames(isHidden && hidden.hidden, className)}>
      {children}
    </div>
  );
}

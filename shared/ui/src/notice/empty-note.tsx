import type { ReactNode } from "react";
import styles from "./notice.module.css";
import { TrailArt } from "./trail-art.tsx";

export interface EmptyNoteProps {
  readonly title: string;
  /** What the visitor can change. */
  readonly children?: ReactNode;
  /** The shortest ways to get results: chips, buttons. */
  readonly actions?: ReactNode;
}

/** A note for an empty result with advice on what to change. */
export function EmptyNote({ title, children, actions }: EmptyNoteProps) {
  return (
    <div className={styles.empty}>
      <TrailArt className={styles.art} />
      <div>
        <h2>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

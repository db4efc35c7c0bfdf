import { classNames } from "@stays/ui/basics";
import type { ReactNode } from "react";
import styles from "./badge.module.css";

export interface BadgeProps {
  /** recommended shows the trail cross, deal the accent, count a number, saving a sentence. */
  readonly kind?: "plain" | "recommended" | "deal" | "count" | "saving" | "muted" | undefined;
  readonly children: ReactNode;
}

/** A short label on a photo or beside a name. */
export function Badge({ kind = "plain", children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {kind === "recommended" ? (
        <>
          <TrailCross />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}

/** The red cross of Nordic trail marking: the brand mark and "Recommended" only. */
function TrailCross() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      className={styles.mark}
    >
      <path d="M4 4l16 16M20 4L4 20" strokeLinecap="round" />
    </svg>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./badge.module.css";
import { TrailCross } from "./trail-cross.tsx";

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
          <TrailCross className={styles.mark} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}

import { classNames, Icon } from "@stays/ui/basics";
import type { ReactNode } from "react";
import { CloseIcon } from "../icon/shapes.ts";
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
          <Icon of={CloseIcon} className={styles.mark} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}

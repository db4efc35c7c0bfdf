import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { ElementNode } from "../element-node.ts";
import { Icon } from "../icon/icon.tsx";
import { CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "../icon/icons.ts";
import styles from "./notice.module.css";

export interface AlertProps {
  /** bad and info; good for a saving or a success. */
  readonly tone?: "bad" | "info" | "good" | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or a link. */
  readonly action?: ElementNode;
  /**
   * alert interrupts the screen reader, so use it only for a failure after an action. note announces nothing,
   * status announces politely.
   */
  readonly role?: "alert" | "status" | "note" | undefined;
}

const ICONS = { bad: TriangleAlertIcon, info: InfoIcon, good: CircleCheckIcon };

/** A message in the page with an icon and an optional action. */
export function Alert({ tone = "bad", title, children, action, role }: AlertProps) {
  return (
    <div role={role ?? (tone === "bad" ? "alert" : "note")} className={classNames(styles.note, styles[tone])}>
      <Icon of={ICONS[tone]} />
      <div>
        <span className={styles.title}>{title}</span>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { ElementNode } from "../element-node.ts";
import { Icon } from "../icon/icon.tsx";
import { InfoIcon, TriangleAlertIcon } from "../icon/shapes.ts";
import styles from "./notice.module.css";

export interface AlertProps {
  readonly tone?: "bad" | "info" | undefined;
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

const ICONS = { bad: TriangleAlertIcon, info: InfoIcon };

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
      <TrailArt />
      <div>
        <h2>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** A mountain, a dotted trail and its cross: the illustration of an empty state. */
function TrailArt() {
  return (
    <svg aria-hidden viewBox="0 0 200 150" className={styles.art}>
      <path d="M0 118q30-26 58-18t52-16 90 14v52H0z" fill="var(--color-bg-sunken)" />
      <path
        d="M28 100 72 34l26 38 18-20 46 52q-30-12-54-6t-80 2z"
        fill="color-mix(in srgb, var(--color-action) 34%, var(--color-bg-sunken))"
      />
      <path d="M72 34 58 56l10 4 6-6 8 8 5-4z" fill="var(--color-surface)" />
      <path d="M142 130V78" stroke="var(--color-text)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="m126 62 32 24m0-24-32 24"
        stroke="var(--color-brand-mark)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M14 126q30-8 60 0t60 2 56-4"
        fill="none"
        stroke="var(--color-border-control)"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
    </svg>
  );
}

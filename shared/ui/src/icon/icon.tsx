import type { LucideIcon } from "lucide-react";
import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";

export interface IconProps {
  /** An icon component of lucide-react, or one of our own with the same props. */
  readonly of: LucideIcon;
  /** Set when the icon alone carries the meaning; else it is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A line icon in the colour and size of the text around it. */
export function Icon({ of: Shape, label, className }: IconProps) {
  const hidden = label === undefined;
  return (
    <Shape
      aria-hidden={hidden || undefined}
      aria-label={label}
      role={hidden ? undefined : "img"}
      focusable={false}
      className={classNames(styles.icon, className)}
    />
  );
}

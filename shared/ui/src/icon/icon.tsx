import { classNames } from "../class-names.ts";
import styles from "./icon.module.css";
import type { IconShape } from "./shapes.ts";

export interface IconProps {
  readonly of: IconShape;
  /** Set it when the icon has no text beside it; without it the icon is hidden from screen readers. */
  readonly label?: string | undefined;
  /** For arrows: mirrored where lines run from right to left. */
  readonly directional?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A line icon in the colour and size of the surrounding text. */
export function Icon({ of: shape, label, directional, className }: IconProps) {
  const hidden = label === undefined;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden={hidden || undefined}
      aria-label={label}
      role={hidden ? undefined : "img"}
      focusable={false}
      className={classNames(styles.icon, directional && styles.directional, className)}
    >
      <path d={shape} />
    </svg>
  );
}

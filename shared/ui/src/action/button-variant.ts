import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

/** The variant of a button; primary and medium by default. */
export interface ButtonVariant {
  /** One primary per card or panel. */
  readonly variant?: "primary" | "secondary" | "text" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** As wide as its container. */
  readonly full?: boolean | undefined;
}

/** The class names shared by a button and a link with the appearance of a button. */
export function buttonClass({ variant = "primary", size = "medium", full = false }: ButtonVariant): string {
  return classNames(styles.button, styles[variant], size !== "medium" && styles[size], full && styles.full);
}

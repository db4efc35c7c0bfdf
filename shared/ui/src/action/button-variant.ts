import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

/** How a button looks: primary and medium, unless it says otherwise. */
export interface ButtonVariant {
  /** One primary per card or panel. */
  readonly variant?: "primary" | "secondary" | "text" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** As wide as what holds it. */
  readonly full?: boolean | undefined;
}

/** The class names that a button and a link that looks like one have in common. */
export function buttonClass({ variant = "primary", size = "medium", full = false }: ButtonVariant): string {
  return classNames(styles.button, styles[variant], size !== "medium" && styles[size], full && styles.full);
}

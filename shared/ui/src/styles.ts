import { classNames } from "./class-names.ts";
import styles from "./styles.module.css";

/** Steps of the space scale (`--space-*`). */
type Gap = 2 | 3 | 4 | 6;

/** Class names of a column, for parts below each other. */
export const stack = (gap: Gap): string => classNames(styles.stack, styles[`gap${gap}`]);

/** Class names of a row that wraps, such as chips or buttons. */
export const inline = (gap: Gap): string => classNames(styles.inline, styles[`gap${gap}`]);

/** Class names of secondary text. */
export const muted = (size?: "sm"): string => classNames(styles.muted, size && styles.sm);

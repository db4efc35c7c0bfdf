import { classNames } from "./class-names.ts";
import styles from "./styles.module.css";

/** Steps of the space scale (`--space-*`); 0 = none. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

type LayoutOption = "noRowGap" | "start" | "end" | "baseline" | "between";

const pick = (...names: readonly string[]): string => classNames(...names.map((name) => styles[name]));

/** Class names of a column, for parts below each other. */
export const stack = (gap: Gap, ...options: readonly LayoutOption[]): string =>
  pick("stack", `gap${gap}`, ...options);

/** Class names of a row that wraps, such as chips or buttons. */
export const inline = (gap: Gap, ...options: readonly LayoutOption[]): string =>
  pick("inline", `gap${gap}`, ...options);

/** Class names of secondary text. */
export const muted = (size?: "sm" | "xs"): string => classNames(styles.muted, size && styles[size]);

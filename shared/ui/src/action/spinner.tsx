import { classNames } from "../class-names.ts";
import styles from "./spinner.module.css";

/**
 * A rotating ring in the colour of the surrounding text. It is decorative: describe the wait in text beside
 * it.
 */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden className={classNames(styles.spinner, className)} />;
}

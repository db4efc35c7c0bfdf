import { classNames } from "../class-names.ts";
import styles from "./spinner.module.css";

/** A turning ring in the colour of the text around it. Decoration: say what is awaited beside it. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden className={classNames(styles.spinner, className)} />;
}

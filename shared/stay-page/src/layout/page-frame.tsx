import type { ReactNode } from "react";
import styles from "./property-layout.module.css";

/** A page as wide as a property page, without its columns. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

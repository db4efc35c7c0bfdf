import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { CircleAlertIcon } from "../icon/icons.ts";
import styles from "./error-text.module.css";

/** The error message of a field, with an icon so that colour is not the only sign. */
export function ErrorText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlertIcon} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}

import { classNames } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./offer-end.module.css";

/** The end of a row: its price above what books it; beside each other where the row has become a column. */
export function OfferEnd({
  isAcross = false,
  children,
}: {
  /** Beside each other at any width, as in a tile. */
  readonly isAcross?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.end, isAcross && styles.across)}>{children}</div>;
}

import { classNames } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./offer-end.module.css";

/**
 * The end of a row: the price above the booking button. Where the row becomes a column they are side by side.
 */
export function OfferEnd({
  isAcross = false,
  children,
}: {
  /** Side by side at any width, as in a tile. */
  readonly isAcross?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.end, isAcross && styles.across)}>{children}</div>;
}

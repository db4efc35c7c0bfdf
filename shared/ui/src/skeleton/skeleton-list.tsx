import type { ReactNode } from "react";
import styles from "./skeleton.module.css";

export interface SkeletonListProps {
  readonly count: number;
  /** One item; it receives its index, so that widths may differ. */
  readonly children: (index: number) => ReactNode;
  /** Lays out the items like the loaded list. */
  readonly className?: string | undefined;
}

/** As many placeholders as the list will have at least. */
export function SkeletonList({ count, children, className }: SkeletonListProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <div aria-hidden className={className ?? styles.list}>
      {indexes.map((index) => (
        <div key={index}>{children(index)}</div>
      ))}
    </div>
  );
}

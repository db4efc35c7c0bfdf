import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** photo 16:9, title, text, button; block has the given size. */
  readonly kind?: "block" | "photo" | "title" | "text" | "button" | undefined;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  /** width / height, as `4 / 3`. */
  readonly ratio?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A placeholder of the final size for loading content. Hidden from screen readers: announce loading once in a
 * StatusText.
 */
export function Skeleton({ kind = "block", width, height, ratio, className }: SkeletonProps) {
  const style: CSSProperties = { width, height, aspectRatio: ratio };
  return <span aria-hidden className={classNames(styles.skeleton, styles[kind], className)} style={style} />;
}

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

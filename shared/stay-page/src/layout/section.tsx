import type { ElementNode } from "@stays/ui";
import { useId } from "react";
import styles from "./section.module.css";

/** A section of the page with a heading and a rule above it. */
export function Section({
  title,
  id,
  containsRegion,
  children,
}: {
  readonly title: string;
  /** The anchor; a link to it also moves the focus. */
  readonly id?: string | undefined;
  /** The content is a region of the same name, so the section is none. */
  readonly containsRegion?: boolean;
  readonly children: ElementNode;
}) {
  const heading = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={containsRegion ? undefined : heading}
      className={styles.section}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

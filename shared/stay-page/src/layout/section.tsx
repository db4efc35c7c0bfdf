import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

/** A part of the page under its own heading, with a rule above. */
export function Section({
  title,
  id,
  lead,
  holdsRegion,
  children,
}: {
  readonly title: string;
  /** For anchors: a link to it moves the focus there too. */
  readonly id?: string | undefined;
  readonly lead?: ReactNode;
  /** What is in it is a region of the same name: this one is none, so that there is one of that name. */
  readonly holdsRegion?: boolean;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={holdsRegion ? undefined : heading}
      className={styles.section}
    >
      <h2 id={heading}>{title}</h2>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

/** A part of the page under its own heading, with a rule above. */
export function Section({
  title,
  id,
  lead,
  children,
}: {
  readonly title: string;
  /** For anchors. */
  readonly id?: string | undefined;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </section>
  );
}

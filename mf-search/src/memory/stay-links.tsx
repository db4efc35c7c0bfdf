import { StayLink } from "./stay-link.tsx";
import styles from "./stay-list.module.css";
import { CompareToggle } from "./stay-toggles.tsx";
import type { RememberedStay } from "./visitor-memory.ts";

interface StayLinksProps {
  readonly title?: string;
  readonly stays: readonly RememberedStay[];
  /** Query string with dates and guests, added to the links. */
  readonly search: string;
}

/** List of links to remembered stays. */
export function StayLinks({ title, stays, search }: StayLinksProps) {
  if (stays.length === 0) return null;
  return (
    <section className={styles.titled}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.stays}>
        {stays.map((stay) => (
          <li key={stay.id}>
            <StayLink stay={stay} search={search} end={<CompareToggle stay={stay} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Skeleton, SkeletonList } from "@stays/ui";
import { OfferEnd } from "./offer-end.tsx";
import styles from "./unit-row.module.css";

/** Skeleton rows while prices load (VI-04). */
const ROWS = 6;

/** Skeleton rows in the geometry of the list: six, or fewer on other pages. */
export function UnitSkeletons({ count = ROWS }: { readonly count?: number }) {
  return (
    <SkeletonList count={count}>
      {() => (
        <div className={styles.row}>
          <Skeleton className={styles.photo} />
          <div className={styles.body}>
            <Skeleton kind="title" width="60%" />
            <Skeleton kind="text" width="85%" />
            <Skeleton kind="text" width="50%" />
          </div>
          <OfferEnd>
            <Skeleton kind="title" width="7rem" />
            <Skeleton kind="button" width="8.25rem" />
          </OfferEnd>
        </div>
      )}
    </SkeletonList>
  );
}

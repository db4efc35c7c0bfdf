import type { ResultVariant } from "@stays/contract";
import { classNames, Skeleton, SkeletonList } from "@stays/ui";
import { useVariant, VARIANT_LAYOUTS } from "./list-variants.tsx";
import listStyles from "./results-list.module.css";
import styles from "./results-skeleton.module.css";

/** Number of skeleton cards while the first page loads (SR-03). */
const SKELETONS = 6;

/** Skeleton cards in a variant, else in the chosen one, with the size of real cards. */
export function ResultsSkeleton({ variant }: { readonly variant?: ResultVariant | undefined }) {
  const [chosen] = useVariant();
  const layout = VARIANT_LAYOUTS[variant ?? chosen];
  return (
    <SkeletonList
      count={SKELETONS}
      className={classNames(listStyles.list, listStyles.group, listStyles[layout])}
    >
      {() => (
        <div className={classNames(styles.card, styles[layout])}>
          <div className={styles.media}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.body}>
            <Skeleton kind="title" />
            <Skeleton kind="text" width="46%" />
            {layout !== "compact" && <Skeleton kind="text" width="88%" />}
          </div>
          <div className={styles.buy}>
            <Skeleton kind="text" width="7rem" />
            <Skeleton kind="button" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}

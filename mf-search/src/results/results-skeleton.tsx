import type { ResultVariant } from "@stays/contract";
import { classNames, Skeleton, SkeletonList } from "@stays/ui";
import cardStyles from "../cards/stay-card.module.css";
import { useVariant, VARIANT_LAYOUTS } from "./list-variants.tsx";
import listStyles from "./results-list.module.css";
import styles from "./results-skeleton.module.css";

/** Number of skeleton cards while the first page loads (SR-03). */
const SKELETONS = 6;

/** Width / height of the pictures. */
const RATIOS = { tile: "16 / 9", row: "27 / 20", standard: "27 / 20", compact: "1" };

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
        <div className={classNames(cardStyles.card, cardStyles[layout], styles[layout])}>
          <div className={cardStyles.media}>
            <Skeleton ratio={RATIOS[layout]} />
          </div>
          <div className={cardStyles.body}>
            <Skeleton kind="title" />
            <Skeleton kind="text" width="46%" />
            {layout !== "compact" && <Skeleton kind="text" width="88%" />}
          </div>
          <div className={cardStyles.buy}>
            <Skeleton kind="text" width="7rem" />
            <Skeleton kind="button" />
          </div>
        </div>
      )}
    </SkeletonList>
  );
}

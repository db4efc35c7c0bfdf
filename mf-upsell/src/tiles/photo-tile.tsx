import { ActivityPriceText, useActivityTexts } from "@stays/day-booking";
import { IMAGE_SIZES, mainFirst } from "@stays/domain";
import { Button, Photo, Skeleton, SkeletonList } from "@stays/ui";
import type { ReactNode } from "react";
import type { ActivityTileProps } from "./activity-tile.ts";
import styles from "./photo-tile.module.css";

/** A grid of photos. */
export function PhotoGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** An activity as a photo with its name over it, the from-price and Book now (UP-05). */
export function PhotoTile({ activity, onReadMore, onBook }: ActivityTileProps) {
  const { t } = useActivityTexts();
  const { name, content } = activity;
  return (
    <article className={styles.tile}>
      <Photo image={mainFirst(content.images)[0]} size={IMAGE_SIZES.tile} alt="" ratio="fill" />
      <div className={styles.over}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.more}
            aria-label={t("readMoreAbout", { name })}
            onClick={onReadMore}
          >
            {name}
          </button>
        </h3>
        <div className={styles.buy}>
          <div className={styles.price}>
            <ActivityPriceText activity={activity} />
          </div>
          <Button aria-label={t("bookNowName", { name })} onClick={onBook}>
            {t("bookNow")}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** The skeleton of three photos. */
export function PhotoSkeleton() {
  return (
    <SkeletonList count={3} className={styles.grid}>
      {() => <Skeleton ratio="4 / 3" />}
    </SkeletonList>
  );
}

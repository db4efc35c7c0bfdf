import { type Activity, IMAGE_SIZES, mainFirst } from "@stays/domain";
import { Photo, Skeleton, useNearItem } from "@stays/ui";
import type { ReactNode } from "react";
import styles from "./photo-tile.module.css";

interface PhotoTileProps {
  readonly activity: Activity;
  /** Position in a long list. */
  readonly index?: number;
  readonly children: ReactNode;
}

export function PhotoTile({ activity, index = 0, children }: PhotoTileProps) {
  const { ref, isNear } = useNearItem<HTMLElement>(activity, index);
  return (
    <article ref={ref} className={styles.tile}>
      {isNear && (
        <Photo
          image={mainFirst(activity.content.images)[0]}
          size={IMAGE_SIZES.tile}
          alt=""
          ratio="fill"
          className={styles.picture}
        />
      )}
      <div className={styles.over}>{children}</div>
    </article>
  );
}

export const PhotoTileSkeleton = () => <Skeleton ratio="4 / 3" className={styles.tile} />;

import { Skeleton } from "@stays/ui";
import styles from "./recommended-tiles.module.css";

const PriceAndButton = () => (
  <>
    <Skeleton kind="title" width="5rem" />
    <Skeleton kind="button" width="8rem" />
  </>
);

const Name = () => (
  <span className={styles.name}>
    <Skeleton width="60%" height="1lh" />
  </span>
);

const Intro = () => (
  <span className={styles.intro}>
    <Skeleton height="1lh" />
  </span>
);

/** The skeleton of a row with a small picture. */
export const RowSkeleton = () => (
  <div className={styles.row}>
    <Skeleton ratio="1" className={styles.small} />
    <div className={styles.words}>
      <Name />
      <Intro />
    </div>
    <div className={styles.end}>
      <PriceAndButton />
    </div>
  </div>
);

/** The skeleton of a card. */
export const CardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton kind="photo" />
    <Name />
    <Intro />
    <div className={styles.buy}>
      <PriceAndButton />
    </div>
  </div>
);

/** The skeleton of a row without a picture. */
export const CompactRowSkeleton = () => (
  <div className={styles.compact}>
    <Name />
    <div className={styles.end}>
      <PriceAndButton />
    </div>
  </div>
);

/** The skeleton of a picture. */
export const PhotoTileSkeleton = () => <Skeleton ratio="4 / 3" className={styles.photo} />;

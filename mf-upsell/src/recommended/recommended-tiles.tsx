import { ActivityPriceText } from "@stays/day-booking";
import { type Activity, cutIntroduction, IMAGE_SIZES, INTRODUCTION_LENGTH, mainFirst } from "@stays/domain";
import { type ElementNode, Photo, Skeleton } from "@stays/ui";
import { PhotoTile, PhotoTileSkeleton } from "../tiles/photo-tile.tsx";
import styles from "./recommended-tiles.module.css";

interface RecommendedTileProps {
  readonly activity: Activity;
  readonly button: ElementNode;
}

const renderIntro = ({ activity }: Pick<RecommendedTileProps, "activity">) =>
  cutIntroduction(activity.content.introduction, INTRODUCTION_LENGTH.activity);

function RecommendedRow({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.row}>
      <Photo
        image={mainFirst(activity.content.images)[0]}
        size={IMAGE_SIZES.recommended}
        alt=""
        className={styles.small}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{activity.name}</h2>
        <p className={styles.intro}>{renderIntro({ activity })}</p>
      </div>
      <div className={styles.end}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </article>
  );
}

function RecommendedCard({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.card}>
      {/* Firefox would size a row of the subgrid by the picture's own height. */}
      <div>
        <Photo
          image={mainFirst(activity.content.images)[0]}
          size={IMAGE_SIZES.tile}
          alt=""
          className={styles.wide}
        />
      </div>
      <h2 className={styles.name}>{activity.name}</h2>
      <p className={styles.intro}>{renderIntro({ activity })}</p>
      <div className={styles.buy}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </article>
  );
}

/** A recommended activity as a row without a picture. */
function RecommendedCompact({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.compact}>
      <h2 className={styles.name}>{activity.name}</h2>
      <div className={styles.end}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </article>
  );
}

function RecommendedPhoto({ activity, button }: RecommendedTileProps) {
  return (
    <PhotoTile activity={activity}>
      <h2 className={styles.name}>{activity.name}</h2>
      <div className={styles.buy}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </PhotoTile>
  );
}

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

const RowSkeleton = () => (
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

const CardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton kind="photo" />
    <Name />
    <Intro />
    <div className={styles.buy}>
      <PriceAndButton />
    </div>
  </div>
);

const CompactRowSkeleton = () => (
  <div className={styles.compact}>
    <Name />
    <div className={styles.end}>
      <PriceAndButton />
    </div>
  </div>
);

export const RECOMMENDED_VARIANTS = {
  List: { Tile: RecommendedRow, Waiting: RowSkeleton, layout: styles.list },
  Card: { Tile: RecommendedCard, Waiting: CardSkeleton, layout: styles.grid },
  CompactList: { Tile: RecommendedCompact, Waiting: CompactRowSkeleton, layout: styles.list },
  Photo: { Tile: RecommendedPhoto, Waiting: PhotoTileSkeleton, layout: styles.grid },
} as const;

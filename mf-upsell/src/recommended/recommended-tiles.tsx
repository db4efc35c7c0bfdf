import type { SiteSettings } from "@stays/contract";
import { ActivityPriceText } from "@stays/day-booking";
import { type Activity, cutIntroduction, IMAGE_SIZES, INTRODUCTION_LENGTH, mainFirst } from "@stays/domain";
import { type ElementNode, Photo, Skeleton } from "@stays/ui";
import { PhotoTile, PhotoTileSkeleton } from "../tiles/photo-tile.tsx";
import styles from "./recommended-tiles.module.css";

type RecommendedStyle = SiteSettings["upsell"]["recommend"]["style"];

const TILES = { List: styles.row, CompactList: styles.compact, Card: styles.card } as const;

export const RECOMMENDED_LAYOUTS: Readonly<Record<RecommendedStyle, string | undefined>> = {
  List: styles.list,
  CompactList: styles.list,
  Card: styles.grid,
  Photo: styles.grid,
};

interface RecommendedTileProps {
  readonly style: RecommendedStyle;
  readonly activity: Activity;
  readonly button: ElementNode;
}

/** A recommended activity in the configured style (UP-05). A compact one has neither picture nor introduction. */
export function RecommendedTile({ style, activity, button }: RecommendedTileProps) {
  const { name, content } = activity;
  const heading = <h2 className={styles.name}>{name}</h2>;
  const end = (
    <div className={styles.end}>
      <ActivityPriceText activity={activity} />
      {button}
    </div>
  );
  if (style === "Photo")
    return (
      <PhotoTile activity={activity}>
        {heading}
        {end}
      </PhotoTile>
    );
  if (style === "CompactList")
    return (
      <article className={TILES[style]}>
        {heading}
        {end}
      </article>
    );
  return (
    <article className={TILES[style]}>
      {/* Firefox would size a row of the subgrid by the picture's own height. */}
      <div className={styles.picture}>
        <Photo
          image={mainFirst(content.images)[0]}
          size={style === "List" ? IMAGE_SIZES.recommended : IMAGE_SIZES.tile}
          alt=""
        />
      </div>
      {heading}
      <p className={styles.intro}>{cutIntroduction(content.introduction, INTRODUCTION_LENGTH.activity)}</p>
      {end}
    </article>
  );
}

export function RecommendedTileSkeleton({ style }: Pick<RecommendedTileProps, "style">) {
  if (style === "Photo") return <PhotoTileSkeleton />;
  const isCompact = style === "CompactList";
  return (
    <div className={TILES[style]}>
      {!isCompact && (
        <div className={styles.picture}>
          <Skeleton ratio={style === "List" ? "1" : "16 / 9"} />
        </div>
      )}
      <Skeleton width="60%" height="1lh" className={styles.name} />
      {!isCompact && <Skeleton height="1lh" className={styles.intro} />}
      <div className={styles.end}>
        <Skeleton kind="title" width="5rem" />
        <Skeleton kind="button" width="8rem" />
      </div>
    </div>
  );
}

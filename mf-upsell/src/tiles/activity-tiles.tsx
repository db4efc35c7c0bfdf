import type { ActivityListStyle } from "@stays/contract";
import {
  ActivityCard,
  type ActivityCardProps,
  ActivityGrid,
  ActivityGridSkeleton,
  ActivityPriceText,
  useActivityTexts,
} from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import { Button, ItemBoundary, Skeleton, SkeletonList, stack, TextButton } from "@stays/ui";
import styles from "./activity-tiles.module.css";
import { PhotoTile, PhotoTileSkeleton } from "./photo-tile.tsx";

const TILES = { Card: ActivityCard, CompactList: CompactRow, TilePhotos: ActivityPhoto } as const;
const LISTS = { CompactList: stack(2), TilePhotos: styles.grid } as const;

interface ActivityTilesProps {
  readonly style: ActivityListStyle;
  readonly activities: readonly Activity[];
  readonly onReadMore: (activity: Activity) => void;
  readonly onBook: (activity: Activity) => void;
}

export function ActivityTiles({ style, activities, onReadMore, onBook }: ActivityTilesProps) {
  const Tile = TILES[style];
  const tiles = activities.map((activity, index) => (
    <ItemBoundary key={activity.id}>
      <Tile
        activity={activity}
        index={index}
        onReadMore={() => onReadMore(activity)}
        onBook={() => onBook(activity)}
      />
    </ItemBoundary>
  ));
  if (style === "Card") return <ActivityGrid>{tiles}</ActivityGrid>;
  return <div className={LISTS[style]}>{tiles}</div>;
}

export function ActivityTilesSkeleton({ style }: Pick<ActivityTilesProps, "style">) {
  if (style === "Card") return <ActivityGridSkeleton />;
  return (
    <SkeletonList count={3} className={LISTS[style]}>
      {style === "CompactList" ? () => <Skeleton height="3.75rem" /> : PhotoTileSkeleton}
    </SkeletonList>
  );
}

function CompactRow({ activity: { name }, onReadMore, onBook }: ActivityCardProps) {
  const { t } = useActivityTexts();
  return (
    <article className={styles.row}>
      <h3 className={styles.rowName}>
        <TextButton aria-label={t("readMoreAbout", { name })} onClick={onReadMore}>
          {name}
        </TextButton>
      </h3>
      <Button size="small" className={styles.book} aria-label={t("bookNowName", { name })} onClick={onBook}>
        {t("bookNow")}
      </Button>
    </article>
  );
}

function ActivityPhoto({ activity, index, onReadMore, onBook }: ActivityCardProps) {
  const { t } = useActivityTexts();
  const { name } = activity;
  return (
    <PhotoTile activity={activity} index={index}>
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
        <div>
          <ActivityPriceText activity={activity} />
        </div>
        <Button aria-label={t("bookNowName", { name })} onClick={onBook}>
          {t("bookNow")}
        </Button>
      </div>
    </PhotoTile>
  );
}

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
import { Button, ItemBoundary, Skeleton, SkeletonList, TextButton } from "@stays/ui";
import type { ComponentType, ReactNode } from "react";
import styles from "./activity-tiles.module.css";
import { PhotoTile, PhotoTileSkeleton } from "./photo-tile.tsx";

const TILE_VARIANTS = {
  Card: { List: ActivityGrid, Tile: ActivityCard, Waiting: ActivityGridSkeleton },
  CompactList: { List: CompactList, Tile: CompactRow, Waiting: CompactSkeleton },
  TilePhotos: { List: PhotoGrid, Tile: ActivityPhoto, Waiting: PhotoSkeleton },
} as const satisfies Record<
  ActivityListStyle,
  {
    List: ComponentType<{ children: ReactNode }>;
    Tile: ComponentType<ActivityCardProps>;
    Waiting: ComponentType;
  }
>;

interface ActivityTilesProps {
  readonly style: ActivityListStyle;
  readonly activities: readonly Activity[];
  readonly onReadMore: (activity: Activity) => void;
  readonly onBook: (activity: Activity) => void;
}

export function ActivityTiles({ style, activities, onReadMore, onBook }: ActivityTilesProps) {
  const { List, Tile } = TILE_VARIANTS[style];
  return (
    <List>
      {activities.map((activity) => (
        <ItemBoundary key={activity.id}>
          <Tile activity={activity} onReadMore={() => onReadMore(activity)} onBook={() => onBook(activity)} />
        </ItemBoundary>
      ))}
    </List>
  );
}

export function ActivityTilesSkeleton({ style }: { style: ActivityListStyle }) {
  const { Waiting } = TILE_VARIANTS[style];
  return <Waiting />;
}

function CompactList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

function CompactRow({ activity, onReadMore, onBook }: ActivityCardProps) {
  const { t } = useActivityTexts();
  const { name } = activity;
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

function CompactSkeleton() {
  return (
    <SkeletonList count={3} className={styles.list}>
      {() => <Skeleton height="3.75rem" />}
    </SkeletonList>
  );
}

function PhotoGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

function ActivityPhoto({ activity, onReadMore, onBook }: ActivityCardProps) {
  const { t } = useActivityTexts();
  const { name } = activity;
  return (
    <PhotoTile activity={activity}>
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

function PhotoSkeleton() {
  return (
    <SkeletonList count={3} className={styles.grid}>
      {PhotoTileSkeleton}
    </SkeletonList>
  );
}

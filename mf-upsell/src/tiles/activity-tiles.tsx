import type { ActivityListStyle } from "@stays/contract";
import { ActivityCard, ActivityGrid, ActivityGridSkeleton, useActivityTexts } from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import { Button, ItemBoundary, Skeleton, SkeletonList, TextButton } from "@stays/ui";
import type { ComponentType, ReactNode } from "react";
import type { ActivityTileProps } from "./activity-tile.ts";
import styles from "./compact-row.module.css";
import { PhotoGrid, PhotoSkeleton, PhotoTile } from "./photo-tile.tsx";

/** The three variants of an activity list (UP-05). */
const TILE_VARIANTS = {
  Card: { List: ActivityGrid, Tile: ActivityCard, Waiting: ActivityGridSkeleton },
  CompactList: { List: CompactList, Tile: CompactRow, Waiting: CompactSkeleton },
  TilePhotos: { List: PhotoGrid, Tile: PhotoTile, Waiting: PhotoSkeleton },
} as const satisfies Record<
  ActivityListStyle,
  {
    List: ComponentType<{ children: ReactNode }>;
    Tile: ComponentType<ActivityTileProps>;
    Waiting: ComponentType;
  }
>;

interface ActivityTilesProps {
  readonly style: ActivityListStyle;
  readonly activities: readonly Activity[];
  readonly onReadMore: (activity: Activity) => void;
  readonly onBook: (activity: Activity) => void;
}

/** Activities in the configured variant (UP-05). */
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

/** The skeleton of the list. */
export function ActivityTilesSkeleton({ style }: { style: ActivityListStyle }) {
  const { Waiting } = TILE_VARIANTS[style];
  return <Waiting />;
}

/** A list of activity rows. */
function CompactList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** An activity as a row: its name, which opens the description, and Book now (UP-05). */
function CompactRow({ activity, onReadMore, onBook }: ActivityTileProps) {
  const { t } = useActivityTexts();
  const { name } = activity;
  return (
    <article className={styles.row}>
      <h3 className={styles.name}>
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

/** The skeleton of three rows. */
function CompactSkeleton() {
  return (
    <SkeletonList count={3} className={styles.list}>
      {() => <Skeleton height="3.75rem" />}
    </SkeletonList>
  );
}

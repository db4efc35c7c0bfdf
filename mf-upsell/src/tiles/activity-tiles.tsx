import type { ActivityListStyle } from "@stays/contract";
import { ActivityCard, ActivityGrid, ActivityGridSkeleton } from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import type { ComponentType, ReactNode } from "react";
import type { ActivityTileProps } from "./activity-tile.ts";
import { CompactList, CompactRow, CompactSkeleton } from "./compact-row.tsx";
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
        <Tile
          key={activity.id}
          activity={activity}
          onReadMore={() => onReadMore(activity)}
          onBook={() => onBook(activity)}
        />
      ))}
    </List>
  );
}

/** The skeleton of the list. */
export function ActivityTilesSkeleton({ style }: { style: ActivityListStyle }) {
  const { Waiting } = TILE_VARIANTS[style];
  return <Waiting />;
}

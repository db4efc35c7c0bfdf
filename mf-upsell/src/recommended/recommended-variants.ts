import {
  CardSkeleton,
  CompactRowSkeleton,
  PhotoTileSkeleton,
  RowSkeleton,
} from "./recommended-tile-skeletons.tsx";
import styles from "./recommended-tiles.module.css";
import {
  RecommendedCard,
  RecommendedCompact,
  RecommendedPhoto,
  RecommendedRow,
} from "./recommended-tiles.tsx";

/** The four variants of a recommendation, each with its skeleton (UP-05). */
export const RECOMMENDED_VARIANTS = {
  List: { Tile: RecommendedRow, Waiting: RowSkeleton, layout: styles.list },
  Card: { Tile: RecommendedCard, Waiting: CardSkeleton, layout: styles.grid },
  CompactList: { Tile: RecommendedCompact, Waiting: CompactRowSkeleton, layout: styles.list },
  Photo: { Tile: RecommendedPhoto, Waiting: PhotoTileSkeleton, layout: styles.grid },
} as const;

import styles from "./recommended-tiles.module.css";
import {
  RecommendedCard,
  RecommendedCompact,
  RecommendedPhoto,
  RecommendedRow,
} from "./recommended-tiles.tsx";
import { WaitingCard, WaitingCompact, WaitingPhoto, WaitingRow } from "./recommended-waiting.tsx";

/** The four looks of a recommendation, and of its place while it is on the way (UP-05). */
export const RECOMMENDED_LOOKS = {
  List: { Tile: RecommendedRow, Waiting: WaitingRow, layout: styles.list },
  Card: { Tile: RecommendedCard, Waiting: WaitingCard, layout: styles.grid },
  CompactList: { Tile: RecommendedCompact, Waiting: WaitingCompact, layout: styles.list },
  Photo: { Tile: RecommendedPhoto, Waiting: WaitingPhoto, layout: styles.grid },
} as const;

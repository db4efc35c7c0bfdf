import type { Activity } from "@stays/domain";

/** What every tile is given. */
export interface ActivityTileProps {
  readonly activity: Activity;
  readonly onReadMore: () => void;
  readonly onBook: () => void;
}

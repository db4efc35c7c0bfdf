import type { Activity } from "@stays/domain";

/** The props of an activity, the same in every variant. */
export interface ActivityTileProps {
  readonly activity: Activity;
  readonly onReadMore: () => void;
  readonly onBook: () => void;
}

import type { Activity } from "@stays/domain";
import type { ReactNode } from "react";

/** What a recommended tile is given, in every look. */
export interface RecommendedTileProps {
  readonly activity: Activity;
  /** The booking system's button. */
  readonly button: ReactNode;
}

import type { Activity } from "@stays/domain";
import type { ReactNode } from "react";

/** The props of a recommended activity, the same in every variant. */
export interface RecommendedTileProps {
  readonly activity: Activity;
  /** The booking system's button. */
  readonly button: ReactNode;
}

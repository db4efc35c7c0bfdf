import type { ElementNode } from "@stays/ui";
import type { ReactNode } from "react";
import type { PinMarks } from "./pins/pin-marks.ts";
import type { MapBounds } from "./points/bounds.ts";
import type { MapPoint } from "./points/map-point.ts";
import type { MapSheet } from "./sheet/map-sheet.ts";

export interface PropertyMapProps {
  /** Memoise the array (`useMemo`): a new one is clustered again. */
  readonly points: readonly MapPoint[];
  /** The item to fly to and to open, for Show on map. `onSelect` reports a change by a pin or Close. */
  readonly selectedId?: string | null | undefined;
  /** Increment it to fly to the selected item again. */
  readonly selectionSerial?: number | undefined;
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** The item whose card in the list is hovered; its pin is raised (SR-09). */
  readonly highlightedId?: string | null | undefined;
  /** Called when a pin is hovered or focused; null = no longer. */
  readonly onHighlight?: ((id: string | null) => void) | undefined;
  /** Memoise it: what the visitor has seen and saved, which the pins show and say. */
  readonly marks?: PinMarks | undefined;
  /** A control in the card of an item, such as a button that compares it. */
  readonly cardAction?: ((id: string) => ReactNode) | undefined;
  /** Content of the card of an item, such as the way to a lift. */
  readonly cardContent?: ((id: string) => ElementNode) | undefined;
  /** The area to show at first, instead of all markers. */
  readonly area?: MapBounds | null | undefined;
  /** When set, Search this area appears once the visitor has moved the map. */
  readonly onSearchArea?: ((bounds: MapBounds) => void) | undefined;
  /** A new key means a new search: the map fits all markers again. */
  readonly fitKey?: string | undefined;
  /** Fills its column and has a visible title; by default the map is 450 px high, less in a low window. */
  readonly fills?: boolean | undefined;
  readonly isFullScreen?: boolean | undefined;
  /** When set, the buttons Full-screen map and Show list appear. */
  readonly onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
  /** On a phone, a bottom sheet over the full-screen map. */
  readonly sheet?: MapSheet | undefined;
  /** For anchors that scroll to the map (MP-04). */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** The map with Leaflet. Import this module lazily. Texts: `@stays/map/texts`. */

export type { MapPoint, PinMarks } from "./points/map-point.ts";
export type { MapBounds } from "./points/opening-view.ts";
export type { PropertyMapProps } from "./property-map.tsx";
export { PropertyMap } from "./property-map.tsx";
export type { MapSheet } from "./sheet/use-sheet.ts";

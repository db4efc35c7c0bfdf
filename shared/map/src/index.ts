/** The map with Leaflet. Import this module lazily. Texts: `@stays/map/texts`. */

export type { PinMarks } from "./pins/pin-marks.ts";
export type { MapBounds } from "./points/bounds.ts";
export type { MapPoint } from "./points/map-point.ts";
export { PropertyMap } from "./property-map.tsx";
export type { PropertyMapProps } from "./property-map-props.ts";
export type { MapSheet } from "./sheet/map-sheet.ts";

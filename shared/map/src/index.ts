/** The map with Leaflet. Import this module lazily. Texts: `@stays/map/texts`. */

export type { PinMarks } from "./pins/pin-marks.ts";
export type { MapBounds } from "./points/bounds.ts";
export type { MapCircle } from "./points/circle.ts";
export type { MapPoint } from "./points/map-point.ts";
export { PropertyMap, type PropertyMapProps } from "./property-map.tsx";

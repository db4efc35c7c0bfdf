/** The map, loaded only when looked at: this door brings Leaflet along. Texts: `@stays/map/texts`. */
export type { MapBounds } from "./points/bounds.ts";
export type { MapPoint } from "./points/map-point.ts";
export { PropertyMap, type PropertyMapProps } from "./property-map.tsx";

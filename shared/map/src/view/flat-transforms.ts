import { Browser } from "leaflet";

/**
 * Has Leaflet put tiles and pins in their places by flat transforms. By `translate3d` each of some sixty becomes a layer
 * of the page, which every frame of a scroll beside the map goes through.
 */
export function useFlatTransforms(): void {
  // Leaflet's own switch for browsers without the third dimension; it decides nothing else.
  Object.assign(Browser, { ie3d: true });
}

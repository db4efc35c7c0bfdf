import { Browser } from "leaflet";

/**
 * Makes Leaflet position tiles and pins by 2D transforms. With `translate3d` each of about sixty becomes a
 * compositor layer, which slows every frame of a scroll beside the map.
 */
export function useFlatTransforms(): void {
  // Leaflet's own switch for browsers without 3D transforms; it has no other effect.
  Object.assign(Browser, { ie3d: true });
}

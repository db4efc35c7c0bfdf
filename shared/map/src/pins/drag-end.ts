import type { Map as LeafletMap } from "leaflet";

/**
 * Whether a click is the end of a drag that began on a pin; the browser reports such a drag as a click. A
 * keyboard click has no drag.
 */
export function isDragEnd(map: LeafletMap, click: { readonly detail: number }): boolean {
  // Leaflet has this method; its types omit it.
  const dragging = map.dragging as typeof map.dragging & { moved?(): boolean };
  return click.detail > 0 && (dragging.moved?.() ?? false);
}

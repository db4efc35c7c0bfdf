import type { Map as LeafletMap } from "leaflet";

/** The end of a drag that began on a pin is a click to the browser, but not to the visitor. Keyboards have no drag. */
export function isDragEnd(map: LeafletMap, click: { readonly detail: number }): boolean {
  // Leaflet's own answer, which its types leave out.
  const dragging = map.dragging as typeof map.dragging & { moved?(): boolean };
  return click.detail > 0 && (dragging.moved?.() ?? false);
}

import { type RenderInHostOptions, renderInHost } from "@stays/testing";
import type { ReactNode } from "react";
import { MAP_NAMESPACE, mapTexts } from "./map-texts.ts";

const SIZE = { clientWidth: 800, clientHeight: 450, offsetWidth: 800, offsetHeight: 450 };

/** Gives elements a size and lets the window scroll, which jsdom does not: the map is 800 x 450. */
export function sizeElements(): void {
  window.scrollTo = () => {};
  for (const [name, value] of Object.entries(SIZE))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
}

/** Renders a map as a page does, with tiles from the site's own origin. */
export function renderMap(map: ReactNode, settings: RenderInHostOptions["settings"] = {}) {
  return renderInHost(map, {
    texts: [{ namespace: MAP_NAMESPACE, load: mapTexts }],
    settings: { ...settings, map: { tileUrl: "/tiles/{z}/{x}/{y}.png", ...settings.map } },
  });
}

import { type RenderInHostOptions, renderInHost } from "@stays/testing";
import type { ReactNode } from "react";
import { mapTexts } from "./map-texts.ts";

const SIZE = { clientWidth: 800, clientHeight: 450, offsetWidth: 800, offsetHeight: 450 };

/** Mocks element sizes and window scrolling, and the capture of pointers, which jsdom lacks: the map is 800 x 450. */
function sizeElements(): void {
  window.scrollTo = () => {};
  HTMLElement.prototype.setPointerCapture = () => {};
  for (const [name, value] of Object.entries(SIZE))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
}

/**
 * Renders a map in a mock host, with tiles from the site's own origin.
 *
 * @param media which media queries match; none by default
 */
export function renderMap(
  map: ReactNode,
  settings: RenderInHostOptions["settings"] = {},
  media: RenderInHostOptions["media"] = () => false,
) {
  sizeElements();
  return renderInHost(map, {
    texts: [mapTexts],
    media,
    settings: { ...settings, map: { tileUrl: "/tiles/{z}/{x}/{y}.png", ...settings.map } },
  });
}

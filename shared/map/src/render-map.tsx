import { type HostServices, HostServicesProvider, type SiteSettings } from "@stays/contract";
import { BrowserRouter } from "@stays/router";
import { createTexts, TextsProvider } from "@stays/texts";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import english from "../texts/en.json";

const SIZE = { clientWidth: 800, clientHeight: 450, offsetWidth: 800, offsetHeight: 450 };

/** The settings of the map, as the schema fills them in. */
export const mapSettings: SiteSettings["map"] = {
  zoom: 5,
  centre: { Latitude: 62, Longitude: 18 },
  maxZoom: 18,
  singlePropertyZoom: 17,
  tileUrl: "/tiles/{z}/{x}/{y}.png",
  attribution: "Map data contributors",
  extraTileServices: [],
};

/** Gives elements a size and lets the window scroll, which jsdom does not: the map is 800 x 450. */
export function sizeElements(): void {
  window.scrollTo = () => {};
  for (const [name, value] of Object.entries(SIZE))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
}

/** Renders a map as a page would: with settings, texts and a router around it. */
export function renderMap(map: ReactNode, settings: Partial<SiteSettings> = {}) {
  const texts = createTexts({ language: "en", locale: "en-SE", overrides: {} });
  texts.add("map", english);
  const visit = {
    settings: {
      map: mapSettings,
      loggedIn: false,
      hosts: { imageBaseUrl: "https://images.test", flagUrl: "" },
      ...settings,
    },
  };
  // The map asks its host for the settings, and for nothing else.
  const services = { useVisit: () => visit } as unknown as HostServices;
  const around = (content: ReactNode) => (
    <HostServicesProvider services={services}>
      <TextsProvider texts={texts}>
        <BrowserRouter>{content}</BrowserRouter>
      </TextsProvider>
    </HostServicesProvider>
  );
  const { rerender, ...screen } = render(around(map));
  return { ...screen, rerender: (next: ReactNode) => rerender(around(next)) };
}

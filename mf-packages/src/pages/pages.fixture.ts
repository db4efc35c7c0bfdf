import { propertySharedTexts } from "@stays/stay-page";
import {
  galaxy,
  galaxyExample,
  renderInHost,
  type Wire,
  wireAccommodation,
  wireCalendar,
  wireContentList,
} from "@stays/testing";
import type { ReactNode } from "react";
import { texts } from "../../texts/texts.ts";

/** The query string of a stay for which the contract's examples have prices. */
export const DATES = "start=2027-02-06&end=2027-02-13&gc-1-adults=2&gc-1-children=2&gc-1-age=4,7";

const [skiWeek] = galaxyExample("ContentOffersFound").items;

/** A package in Galaxy's wire format, named by its number by default. */
export function wirePackage(packageId: number, overrides: Wire = {}): Wire {
  return {
    ...skiWeek,
    Id: `cbis:${7000 + packageId}`,
    PackageId: String(packageId),
    Name: `Package ${packageId}`,
    UrlAlias: `package-${packageId}`,
    ...overrides,
  };
}

/** An answer of `get-content-offer`. */
export function wirePackages(items: readonly Wire[]): Wire {
  return { items, parentNames: [...new Set(items.map(({ ParentName }) => ParentName))].sort() };
}

/** The village of the examples with its one cabin, without prices. */
export function villageContent(): Wire {
  const [village] = galaxyExample("ContentVillage").Items;
  return wireContentList([village ?? wireAccommodation()]);
}

/** Mock answers that the pages need besides their packages. */
const around = [
  galaxy.get("get-accommodation-content", villageContent()),
  galaxy.get("availability/calendar", wireCalendar([], { FakeCalendar: true })),
];

type Options = NonNullable<Parameters<typeof renderInHost>[1]>;

/** Renders a page at a URL with the texts of this app. */
export function pageAt(page: ReactNode, address: string, options: Options = {}) {
  return renderInHost(page, {
    today: "2026-11-21",
    texts: [texts, ...propertySharedTexts],
    ...options,
    address,
    handlers: [...(options.handlers ?? []), ...around],
  });
}

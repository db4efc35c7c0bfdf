import { translate, type WorldLanguage } from "../world/localised.ts";
import type { WorldStay } from "../world/stay.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { stayContent, urlAlias } from "./wire-content.ts";
import type { WirePackage, WireProduct } from "./wire-product.ts";

/** A property, cabin or room in Galaxy's JSON. */
export interface WireAccommodation extends ReturnType<typeof wireAccommodation> {}

/** Returns an accommodation without prices and units, as shared by lists and details. */
export function wireAccommodation(galaxy: MockGalaxy, stay: WorldStay, lang: WorldLanguage) {
  const parent = stay.parentId === null ? undefined : galaxy.catalogue.stays.get(stay.parentId);
  return {
    Id: `${stay.tag}:${stay.id}`,
    Name: translate(stay.name, lang),
    UrlAlias: urlAlias(stay, lang),
    PageToLoad: stay.pageToLoad,
    ParentId: parent ? `${parent.tag}:${parent.id}` : null,
    ParentName: parent ? translate(parent.name, lang) : null,
    ReferenceId: stay.referenceId,
    BookingKey: null as string | null,
    ProductId: String(stay.rate?.productId ?? stay.id),
    MinPopulation: stay.minPopulation,
    MaxPopulation: stay.maxPopulation,
    Discounted: false,
    ProductsGroupedTotal: 0,
    TotalResults: 0,
    Offers: [] as readonly WirePackage[],
    Children: [] as readonly WireAccommodation[],
    Products: [] as readonly WireProduct[],
    ProductsGrouped: {} as Readonly<Record<string, readonly WireAccommodation[]>>,
    ProductGroupedBookingConditions: {} as Readonly<Record<string, readonly WireAccommodation[]>>,
    Content: stayContent(galaxy, stay, lang),
  };
}

/** The same with prices. */
export function withProducts(
  card: WireAccommodation,
  products: readonly WireProduct[],
  discounted: boolean,
): WireAccommodation {
  return { ...card, Products: products, BookingKey: products[0]?.BookingKey ?? null, Discounted: discounted };
}

import { digitsOf } from "../world/large-ids.ts";
import { textIn, type WorldLanguage } from "../world/localised.ts";
import type { WorldStay } from "../world/stay.ts";
import { urlAlias } from "../world/url-alias.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { stayContent, type WireContent } from "./wire-content.ts";
import type { WirePackage } from "./wire-package.ts";
import type { WireProduct } from "./wire-product.ts";

/** A property, cabin or room on the wire, with every member of the contract. */
export interface WireAccommodation {
  readonly Id: string;
  readonly Name: string;
  readonly UrlAlias: string;
  readonly PageToLoad: string;
  readonly ParentId: string | null;
  readonly ParentName: string | null;
  readonly ReferenceId: string | null;
  readonly BookingKey: string | null;
  readonly ProductId: string;
  readonly MinPopulation: number | null;
  readonly MaxPopulation: number | null;
  readonly Discounted: boolean;
  readonly ProductsGroupedTotal: number;
  readonly TotalResults: number;
  readonly Offers: readonly WirePackage[];
  readonly Children: readonly WireAccommodation[];
  readonly Products: readonly WireProduct[];
  readonly ProductsGrouped: Readonly<Record<string, readonly WireAccommodation[]>>;
  readonly ProductGroupedBookingConditions: Readonly<Record<string, readonly WireAccommodation[]>>;
  readonly Content: WireContent;
}

/** Returns an accommodation without prices, units and content, as shared by lists and details. */
export function wireCard(
  galaxy: MockGalaxy,
  stay: WorldStay,
  lang: WorldLanguage,
): Omit<WireAccommodation, "Content"> {
  const parent = stay.parentId === null ? undefined : galaxy.catalogue.stays.get(stay.parentId);
  return {
    Id: `${stay.tag}:${digitsOf(stay.id)}`,
    Name: textIn(stay.name, lang),
    UrlAlias: urlAlias(stay, lang),
    PageToLoad: stay.pageToLoad,
    ParentId: parent ? `${parent.tag}:${digitsOf(parent.id)}` : null,
    ParentName: parent ? textIn(parent.name, lang) : null,
    ReferenceId: stay.referenceId,
    BookingKey: null,
    ProductId: digitsOf(stay.rate?.productId ?? stay.id),
    MinPopulation: stay.minPopulation,
    MaxPopulation: stay.maxPopulation,
    Discounted: false,
    ProductsGroupedTotal: 0,
    TotalResults: 0,
    Offers: [],
    Children: [],
    Products: [],
    ProductsGrouped: {},
    ProductGroupedBookingConditions: {},
  };
}

/** Returns an accommodation with its content and without products. */
export function wireAccommodation(
  galaxy: MockGalaxy,
  stay: WorldStay,
  lang: WorldLanguage,
): WireAccommodation {
  return { ...wireCard(galaxy, stay, lang), Content: stayContent(galaxy, stay, lang) };
}

/** The same with prices. */
export function withProducts<T extends Omit<WireAccommodation, "Content">>(
  card: T,
  products: readonly WireProduct[],
  discounted: boolean,
): T {
  return { ...card, Products: products, BookingKey: products[0]?.BookingKey ?? null, Discounted: discounted };
}

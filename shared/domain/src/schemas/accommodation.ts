import * as v from "valibot";
import { content } from "./content.ts";
import { product } from "./product.ts";
import { stayPackage } from "./stay-package.ts";
import type { Decoder, Items } from "./tolerant-lists.ts";
import {
  contentId,
  digits,
  type Entity,
  entity,
  filledText,
  nullableContentId,
  nullableInteger,
  nullableText,
  text,
  total,
} from "./wire-types.ts";

/** The six page types of an accommodation; each is the name of a route. */
const pageToLoad = v.picklist(["village", "cabin", "cabindetail", "hotel", "room", "hoteldetail"]);

export type PageToLoad = v.InferOutput<typeof pageToLoad>;

function ownMembers(items: Items) {
  return {
    /** `tag:digits`; tag `cbis` = booking system, `cont` = content only. */
    id: ["Id", contentId],
    name: ["Name", text],
    urlAlias: ["UrlAlias", text],
    pageToLoad: ["PageToLoad", pageToLoad],
    parentId: ["ParentId", nullableContentId],
    parentName: ["ParentName", nullableText],
    /** Key of the guest reviews; null = no reviews section. */
    referenceId: ["ReferenceId", nullableText],
    productId: ["ProductId", digits],
    minPopulation: ["MinPopulation", nullableInteger],
    maxPopulation: ["MaxPopulation", nullableInteger],
    discounted: ["Discounted", v.boolean()],
    /** Kinds of its units: the number in brackets on cards of results (ruling 13). */
    productsGroupedTotal: ["ProductsGroupedTotal", total],
    /** Number of its units: in the map's card and in the line of its page (ruling 13). */
    totalResults: ["TotalResults", total],
    offers: ["Offers", items.list("Offers", stayPackage(items))],
    products: ["Products", items.list("Products", product(items))],
    content: ["Content", content(items)],
  } as const;
}

/** Units under one heading, in display order. */
export interface AccommodationGroup {
  /** `cbis:{ProductId}`, a bare `{ProductId}` (outside the booking system), or a condition's name. */
  readonly key: string;
  readonly accommodations: readonly Accommodation[];
}

/** A property, a cabin or a room. EN-01. */
export interface Accommodation extends Entity<ReturnType<typeof ownMembers>> {
  readonly children: readonly Accommodation[];
  /** `cbis:` groups first, bare ones last. */
  readonly productsGrouped: readonly AccommodationGroup[];
  /** Hotels only: when not empty it replaces `productsGrouped` for display (ruling 12). */
  readonly conditionGroups: readonly AccommodationGroup[];
}

export function accommodation(items: Items): Decoder<Accommodation> {
  const itself: Decoder<Accommodation> = v.lazy(() => decoder);
  const decoder: Decoder<Accommodation> = entity({
    ...ownMembers(items),
    children: ["Children", items.list("Children", itself)],
    productsGrouped: [
      "ProductsGrouped",
      v.pipe(groups("ProductsGrouped", items, itself), v.transform(bookableFirst)),
    ],
    conditionGroups: [
      "ProductGroupedBookingConditions",
      groups("ProductGroupedBookingConditions", items, itself),
    ],
  });
  return decoder;
}

/** Leaves out a group when all of its units are left out. */
function groups(
  member: string,
  items: Items,
  unit: Decoder<Accommodation>,
): Decoder<readonly AccommodationGroup[]> {
  return v.pipe(
    items.entries(member, items.list("", unit)),
    v.transform((entries) =>
      entries
        .map(([key, accommodations]) => ({ key, accommodations }))
        .filter((group) => group.accommodations.length > 0),
    ),
  );
}

/** Sorts groups by key, because JSON parsers move all-digit keys to the front (wire decision 7). */
function bookableFirst(all: readonly AccommodationGroup[]): readonly AccommodationGroup[] {
  const bookable = (group: AccommodationGroup) => group.key.startsWith("cbis:");
  return [...all.filter(bookable), ...all.filter((group) => !bookable(group))];
}

export function accommodationAvailability(items: Items) {
  return entity({
    accommodations: ["Accommodations", items.mainList("Accommodations", accommodation(items))],
    /** Total over all pages; counts packages when only packages were requested. */
    totalResults: ["TotalResults", total],
    searchId: ["SearchId", filledText],
  });
}

export type AccommodationAvailability = v.InferOutput<ReturnType<typeof accommodationAvailability>>;

/** A page of stays without prices. A missing `Success` is a failure (EC-11). */
export function accommodationContent(items: Items) {
  return v.pipe(
    entity({
      success: ["Success", v.literal(true)],
      accommodations: ["Items", items.mainList("Items", accommodation(items))],
      totalResults: ["TotalResults", total],
    }),
    v.transform(({ accommodations, totalResults }) => ({ accommodations, totalResults })),
  );
}

export type AccommodationContent = v.InferOutput<ReturnType<typeof accommodationContent>>;

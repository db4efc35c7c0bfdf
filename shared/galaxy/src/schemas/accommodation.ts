import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import { content } from "./content.ts";
import { product } from "./product.ts";
import { stayPackage } from "./stay-package.ts";
import {
  contentId,
  count,
  digits,
  nullableContentId,
  nullableInteger,
  nullableText,
  text,
} from "./values.ts";

/** The six page types of an accommodation; each is the name of a route. */
const pageToLoad = v.picklist(["village", "cabin", "cabindetail", "hotel", "room", "hoteldetail"]);

export type PageToLoad = v.InferOutput<typeof pageToLoad>;

/** The members of an accommodation that contain no other accommodations. */
function membersOfOwn(items: Items) {
  return {
    Id: contentId,
    Name: text,
    UrlAlias: text,
    PageToLoad: pageToLoad,
    ParentId: nullableContentId,
    ParentName: nullableText,
    ReferenceId: nullableText,
    ProductId: digits,
    MinPopulation: nullableInteger,
    MaxPopulation: nullableInteger,
    Discounted: v.boolean(),
    TotalResults: count,
    Offers: items.list("Offers", stayPackage(items)),
    Products: items.list("Products", product(items)),
    Content: content(items),
  };
}

type OwnMembers = v.InferOutput<v.ObjectSchema<ReturnType<typeof membersOfOwn>, undefined>>;

function ownOf(it: OwnMembers) {
  return {
    /** `tag:digits`; tag `cbis` = booking system, `cont` = content only. */
    id: it.Id,
    name: it.Name,
    urlAlias: it.UrlAlias,
    pageToLoad: it.PageToLoad,
    parentId: it.ParentId,
    parentName: it.ParentName,
    /** Key of the guest reviews; null = no reviews section. */
    referenceId: it.ReferenceId,
    /** Digits. */
    productId: it.ProductId,
    minPopulation: it.MinPopulation,
    maxPopulation: it.MaxPopulation,
    discounted: it.Discounted,
    /** Number of its units, the one count that every card and page shows (ruling 13). */
    totalResults: it.TotalResults,
    offers: it.Offers,
    products: it.Products,
    content: it.Content,
  };
}

/** Units under one heading, in display order. */
export interface AccommodationGroup {
  /** `cbis:{ProductId}`, a bare `{ProductId}` (outside the booking system), or a condition's name. */
  readonly key: string;
  readonly accommodations: readonly Accommodation[];
}

/** A property, a cabin or a room. EN-01. */
export interface Accommodation extends ReturnType<typeof ownOf> {
  readonly children: readonly Accommodation[];
  /** `cbis:` groups first, bare ones last. */
  readonly productsGrouped: readonly AccommodationGroup[];
  /** Hotels only: when not empty it replaces `productsGrouped` for display (ruling 12). */
  readonly conditionGroups: readonly AccommodationGroup[];
}

/** A property, a cabin or a room, with its units. */
export function accommodation(items: Items): Decoder<Accommodation> {
  const itself: Decoder<Accommodation> = v.lazy(() => decoder);
  const decoder: Decoder<Accommodation> = v.pipe(
    v.object({
      ...membersOfOwn(items),
      Children: items.list("Children", itself),
      ProductsGrouped: groups("ProductsGrouped", items, itself),
      ProductGroupedBookingConditions: groups("ProductGroupedBookingConditions", items, itself),
    }),
    v.transform((it) => ({
      ...ownOf(it),
      children: it.Children,
      productsGrouped: bookableFirst(it.ProductsGrouped),
      conditionGroups: it.ProductGroupedBookingConditions,
    })),
  );
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

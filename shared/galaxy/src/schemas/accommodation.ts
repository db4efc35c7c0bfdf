import type { Accommodation, AccommodationGroup } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
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

const pageToLoad = v.picklist(["village", "cabin", "cabindetail", "hotel", "room", "hoteldetail"]);

/** A property, a cabin or a room, with its units. */
export function accommodation(items: Items): Decoder<Accommodation> {
  const itself: Decoder<Accommodation> = v.lazy(() => decoder);
  const decoder: Decoder<Accommodation> = v.pipe(
    v.object({
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
      ProductsGroupedTotal: count,
      TotalResults: count,
      Offers: items.list("Offers", stayPackage(items)),
      Children: items.list("Children", itself),
      Products: items.list("Products", product(items)),
      ProductsGrouped: groups("ProductsGrouped", items, itself),
      ProductGroupedBookingConditions: groups("ProductGroupedBookingConditions", items, itself),
      Content: content(items),
    } satisfies Reads<Wire["Accommodation"]>),
    v.transform((it) => ({
      id: it.Id,
      name: it.Name,
      urlAlias: it.UrlAlias,
      pageToLoad: it.PageToLoad,
      parentId: it.ParentId,
      parentName: it.ParentName,
      referenceId: it.ReferenceId,
      productId: it.ProductId,
      minPopulation: it.MinPopulation,
      maxPopulation: it.MaxPopulation,
      discounted: it.Discounted,
      productsGroupedTotal: it.ProductsGroupedTotal,
      totalResults: it.TotalResults,
      offers: it.Offers,
      children: it.Children,
      products: it.Products,
      productsGrouped: bookableFirst(it.ProductsGrouped),
      conditionGroups: it.ProductGroupedBookingConditions,
      content: it.Content,
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

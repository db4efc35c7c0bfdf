import * as v from "valibot";
import type { Items } from "../items.ts";
import { content } from "./content.ts";
import { offerPrice } from "./money.ts";
import { contentId, digits, text } from "./values.ts";

const packageProduct = v.pipe(
  v.object({ Id: contentId, Name: text }),
  v.transform((it) => ({ id: it.Id, name: it.Name })),
);

/** A package. */
export function stayPackage(items: Items) {
  return v.pipe(
    v.object({
      Id: contentId,
      PackageId: digits,
      Name: text,
      UrlAlias: text,
      ParentId: contentId,
      ParentName: text,
      Products: items.list("Products", packageProduct),
      Content: content(items),
      Price: v.nullish(offerPrice, null),
    }),
    v.transform((it) => ({
      id: it.Id,
      /** Digits; used by route {PackageId}, `offerIds` and `packageId`. */
      packageId: it.PackageId,
      name: it.Name,
      urlAlias: it.UrlAlias,
      parentId: it.ParentId,
      /** The supplier, as named in the supplier filter. */
      parentName: it.ParentName,
      products: it.Products,
      content: it.Content,
      /** From-price of the stay; null without dates. */
      price: it.Price,
    })),
  );
}

/** A stay sold together with more, by a supplier. EN-05 (`package` is a reserved word). */
export type StayPackage = v.InferOutput<ReturnType<typeof stayPackage>>;

/** The answer of get-content-offer. */
export function packageContent(items: Items) {
  return v.pipe(
    v.object({
      items: items.mainList("items", stayPackage(items)),
      /** The suppliers, ascending. */
      parentNames: items.list("parentNames", text),
    }),
    v.transform((it) => ({ packages: it.items, parentNames: it.parentNames })),
  );
}

/** Packages without prices. */
export type PackageContent = v.InferOutput<ReturnType<typeof packageContent>>;

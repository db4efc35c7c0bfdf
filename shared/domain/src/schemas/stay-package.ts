import * as v from "valibot";
import { content } from "./content.ts";
import { offerPrice } from "./money.ts";
import type { Items } from "./tolerant-lists.ts";
import { contentId, digits, entity, text } from "./wire-types.ts";

const packageProduct = entity({
  id: ["Id", contentId],
  name: ["Name", text],
});

export function stayPackage(items: Items) {
  return entity({
    id: ["Id", contentId],
    /** Digits; used by route {PackageId}, `offerIds` and `packageId`. */
    packageId: ["PackageId", digits],
    name: ["Name", text],
    urlAlias: ["UrlAlias", text],
    parentId: ["ParentId", contentId],
    /** The supplier, as named in the supplier filter. */
    parentName: ["ParentName", text],
    products: ["Products", items.list("Products", packageProduct)],
    content: ["Content", content(items)],
    /** From-price of the stay; null without dates. */
    price: ["Price", v.nullish(offerPrice, null)],
  });
}

/** A stay sold together with more, by a supplier. EN-05 (`package` is a reserved word). */
export type StayPackage = v.InferOutput<ReturnType<typeof stayPackage>>;

export function packageContent(items: Items) {
  return entity({
    packages: ["items", items.mainList("items", stayPackage(items))],
    parentNames: ["parentNames", items.list("parentNames", text)],
  });
}

export type PackageContent = v.InferOutput<ReturnType<typeof packageContent>>;

import type { PackageContent, StayPackage } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { content } from "./content.ts";
import { offerPrice } from "./money.ts";
import { contentId, digits, text } from "./values.ts";

const packageProduct: Decoder<StayPackage["products"][number]> = v.pipe(
  v.object({ Id: contentId, Name: text } satisfies Reads<Wire["Package"]["Products"][number]>),
  v.transform((it) => ({ id: it.Id, name: it.Name })),
);

/** A package. */
export function stayPackage(items: Items): Decoder<StayPackage> {
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
    } satisfies Reads<Wire["Package"]>),
    v.transform((it) => ({
      id: it.Id,
      packageId: it.PackageId,
      name: it.Name,
      urlAlias: it.UrlAlias,
      parentId: it.ParentId,
      parentName: it.ParentName,
      products: it.Products,
      content: it.Content,
      price: it.Price,
    })),
  );
}

/** The answer of get-content-offer. */
export function packageContent(items: Items): Decoder<PackageContent> {
  return v.pipe(
    v.object({
      items: items.mainList("items", stayPackage(items)),
      parentNames: items.list("parentNames", text),
    } satisfies Reads<Wire["ContentOffers"]>),
    v.transform((it) => ({ packages: it.items, parentNames: it.parentNames })),
  );
}

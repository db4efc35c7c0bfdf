import { digitsOf } from "../world/large-ids.ts";
import { textIn, type WorldLanguage } from "../world/localised.ts";
import { amountIn, moneyIn } from "../world/money.ts";
import type { StayPackage } from "../world/stay-package.ts";
import { urlAlias } from "../world/url-alias.ts";
import type { MockGalaxy } from "./galaxy.ts";
import type { Quote } from "./quotes.ts";
import { bareContent, wireImages } from "./wire-content.ts";

/** Intro (101) and about (102) of a package. */
export function packageInformation(offer: StayPackage, lang: WorldLanguage): { Id: number; Value: string }[] {
  return [
    { Id: 101, Value: textIn(offer.intro, lang) },
    { Id: 102, Value: textIn(offer.about, lang) },
  ];
}

/** A package in Galaxy's JSON. */
export type WirePackage = ReturnType<typeof wirePackage>;

/** A package with its from-price; null without dates. */
export function wirePackage(
  galaxy: MockGalaxy,
  offer: StayPackage,
  cheapest: Quote | null,
  lang: WorldLanguage,
) {
  const nameOf = (id: number): string => {
    const stay = galaxy.catalogue.stays.get(id);
    if (!stay) throw new Error(`Package ${offer.packageId} names stay ${id}, which does not exist`);
    return textIn(stay.name, lang);
  };
  return {
    Id: `cbis:${offer.id}`,
    PackageId: digitsOf(offer.packageId),
    Name: textIn(offer.name, lang),
    UrlAlias: urlAlias(offer, lang),
    ParentId: `cbis:${digitsOf(offer.propertyId)}`,
    ParentName: nameOf(offer.propertyId),
    Products: offer.unitIds.map((id) => ({ Id: `cbis:${digitsOf(id)}`, Name: nameOf(id) })),
    Content: {
      ...bareContent(`cbis:${offer.id}`),
      Introduction: textIn(offer.introduction, lang),
      Images: wireImages(offer.pictures, lang),
      Information: packageInformation(offer, lang),
    },
    Price: cheapest && {
      ...moneyIn(galaxy.destination, cheapest.price),
      OriginalPrice: cheapest.original && amountIn(galaxy.destination, cheapest.original),
    },
  };
}

import { sealedKey } from "../store/searches.ts";
import { agreements, campaign, conditions, type Inclusion } from "../world/agreements.ts";
import { dayText } from "../world/day.ts";
import { convertAmount, toMoney } from "../world/destination.ts";
import { translate, type WorldLanguage } from "../world/localised.ts";
import type { StayPackage } from "../world/packages.ts";
import type { MockGalaxy } from "./galaxy.ts";
import type { Quote } from "./quotes.ts";
import { countPersons, type NamedSearch } from "./stay-search.ts";
import { bareContent, urlAlias, wireImages } from "./wire-content.ts";

/** Intro (101) and about (102) of a package. */
function packageInformation(offer: StayPackage, lang: WorldLanguage): { Id: number; Value: string }[] {
  return [
    { Id: 101, Value: translate(offer.intro, lang) },
    { Id: 102, Value: translate(offer.about, lang) },
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
  const findName = (id: number): string => {
    const stay = galaxy.catalogue.stays.get(id);
    if (!stay) throw new Error(`Package ${offer.packageId} names stay ${id}, which does not exist`);
    return translate(stay.name, lang);
  };
  return {
    Id: `cbis:${offer.id}`,
    PackageId: String(offer.packageId),
    Name: translate(offer.name, lang),
    UrlAlias: urlAlias(offer, lang),
    ParentId: `cbis:${offer.propertyId}`,
    ParentName: findName(offer.propertyId),
    Products: offer.unitIds.map((id) => ({ Id: `cbis:${id}`, Name: findName(id) })),
    Content: {
      ...bareContent(`cbis:${offer.id}`),
      Introduction: translate(offer.introduction, lang),
      Images: wireImages(offer.pictures, lang),
      Information: packageInformation(offer, lang),
    },
    Price: cheapest && {
      ...toMoney(galaxy.destination, cheapest.price),
      OriginalPrice: cheapest.original && convertAmount(galaxy.destination, cheapest.original),
    },
  };
}

/** Returns what a price includes. */
export function listInclusions({
  unit,
  offer,
  agreement,
}: Pick<Quote, "unit" | "offer" | "agreement">): readonly Inclusion[] {
  if (offer) return offer.inclusions;
  return agreements[agreement].inclusions[unit.rate?.perPerson ? "room" : "cabin"];
}

/** Returns the name of the condition of a price; null in hotels without named conditions. */
export function toWireCondition({ unit, agreement }: Quote, lang: WorldLanguage) {
  if (unit.rate?.withoutConditions) return null;
  const { name, terms } = conditions[agreements[agreement].condition];
  return { Name: translate(name, lang), Terms: translate(terms, lang) };
}

/** Returns the discount of a price: the campaign's, else the agreement's; a package has none. */
function toWireDiscount({ campaign: hasCampaign, offer, agreement }: Quote) {
  if (hasCampaign) return campaign.discount;
  return (offer ? null : agreements[agreement].discount) ?? null;
}

/** A price configuration in Galaxy's JSON. */
export type WireProduct = ReturnType<typeof wireProduct>;

/** One price configuration. */
export function wireProduct({ destination }: MockGalaxy, quote: Quote, search: NamedSearch) {
  const { lang } = search;
  const discount = toWireDiscount(quote);
  return {
    BookingKey: sealedKey(quote.key, search.id),
    PriorityAgreement: quote.priority,
    Price: {
      ...toMoney(destination, quote.price),
      OriginalPrice: quote.original && convertAmount(destination, quote.original),
      DateStart: dayText(search.start),
      DateEnd: dayText(search.end),
      TotalPersons: countPersons(quote.guests),
    },
    PersonConfiguration: { Adults: quote.guests.adults, ChildrenAges: quote.guests.childrenAges },
    IncludedAddons: listInclusions(quote).map(({ name, per }) => ({
      Name: translate(name, lang),
      Amount: per === "person" ? countPersons(quote.guests) : 1,
    })),
    BookingConditions: toWireCondition(quote, lang),
    DiscountInformation: discount && {
      Name: translate(discount.name, lang),
      Description: translate(discount.description, lang),
    },
    Offer: quote.offer && {
      Name: translate(quote.offer.name, lang),
      Content: {
        Images: wireImages(quote.offer.pictures, lang),
        Information: packageInformation(quote.offer, lang),
      },
    },
  };
}

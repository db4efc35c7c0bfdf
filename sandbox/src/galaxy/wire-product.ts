import { agreements, campaign, type Inclusion } from "../world/agreements.ts";
import { conditions } from "../world/conditions.ts";
import { dayText } from "../world/day.ts";
import { textIn, type WorldLanguage } from "../world/localised.ts";
import { amountIn, moneyIn } from "../world/money.ts";
import type { WorldStay } from "../world/stay.ts";
import { sealedKey } from "./book-key.ts";
import type { MockGalaxy } from "./galaxy.ts";
import { personsOf } from "./guests.ts";
import type { Quote } from "./quotes.ts";
import type { NamedSearch } from "./stay-search.ts";
import { wireImages } from "./wire-content.ts";
import { packageInformation } from "./wire-package.ts";

/** Returns what a price includes. */
export function inclusionsOf(
  unit: WorldStay,
  quote: Pick<Quote, "agreement" | "offer">,
): readonly Inclusion[] {
  if (quote.offer) return quote.offer.inclusions;
  return agreements[quote.agreement].inclusions[unit.rate?.perPerson ? "room" : "cabin"];
}

/** Returns the name of the condition of a price; null in hotels without named conditions. */
export function conditionOf(unit: WorldStay, quote: Quote, lang: WorldLanguage) {
  if (!unit.rate?.hasConditions) return null;
  const { name, terms } = conditions[agreements[quote.agreement].condition];
  return { Name: textIn(name, lang), Terms: textIn(terms, lang) };
}

/** Returns the discount of a price: the campaign's, else the agreement's; a package has none. */
function discountOf({ campaign: hasCampaign, offer, agreement }: Quote) {
  if (hasCampaign) return campaign.discount;
  return offer ? null : agreements[agreement].discount;
}

/** A price configuration in Galaxy's JSON. */
export type WireProduct = ReturnType<typeof wireProduct>;

/** One price configuration. */
export function wireProduct({ destination }: MockGalaxy, unit: WorldStay, quote: Quote, search: NamedSearch) {
  const { lang } = search;
  const discount = discountOf(quote);
  return {
    BookingKey: sealedKey(quote.key, search.id),
    PriorityAgreement: quote.priority,
    Price: {
      ...moneyIn(destination, quote.price),
      OriginalPrice: quote.original && amountIn(destination, quote.original),
      DateStart: dayText(search.start),
      DateEnd: dayText(search.end),
      TotalPersons: personsOf(quote.guests),
    },
    PersonConfiguration: { Adults: quote.guests.adults, ChildrenAges: quote.guests.childrenAges },
    IncludedAddons: inclusionsOf(unit, quote).map(({ name, per }) => ({
      Name: textIn(name, lang),
      Amount: per === "person" ? personsOf(quote.guests) : 1,
    })),
    BookingConditions: conditionOf(unit, quote, lang),
    DiscountInformation: discount && {
      Name: textIn(discount.name, lang),
      Description: textIn(discount.description, lang),
    },
    Offer: quote.offer && {
      Name: textIn(quote.offer.name, lang),
      Content: {
        Images: wireImages(quote.offer.pictures, lang),
        Information: packageInformation(quote.offer, lang),
      },
    },
  };
}

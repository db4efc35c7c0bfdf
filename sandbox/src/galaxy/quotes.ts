import type { Stock } from "../store/stock.ts";
import { type AgreementCode, agreements, campaign, type PromoCode } from "../world/agreements.ts";
import type { StayPackage } from "../world/packages.ts";
import { stayLengths } from "../world/seasons.ts";
import type { RatePlan, WorldStay } from "../world/stay.ts";
import { countPersons, type Guests, guestsKey } from "./stay-search.ts";

/** One price of a unit for one room. */
export interface Quote {
  readonly key: string;
  readonly unit: WorldStay;
  readonly guests: Guests;
  readonly priority: number;
  readonly price: number;
  readonly original: number | null;
  readonly agreement: AgreementCode;
  readonly offer: StayPackage | null;
  readonly campaign: boolean;
}

/** The dates and the promo code of a price request. */
export interface QuoteTerms {
  readonly start: number;
  readonly end: number;
  readonly promo: PromoCode | null;
  readonly stock: Stock;
}

const CHILD_UNTIL = 12;

/** Whether the guests fit in the unit and enough of it is free; ignores the arrival pattern. */
function hasRoomFor(
  unit: WorldStay,
  rate: RatePlan,
  guests: Guests,
  { start, end, stock }: QuoteTerms,
): boolean {
  const persons = countPersons(guests);
  if (start < stock.today() || start >= end) return false;
  if (persons < (unit.minPopulation ?? 1) || persons > (unit.maxPopulation ?? 99)) return false;
  const needed = unit.dormitoryBed ? persons : 1;
  return needed === 1
    ? stock.run(rate.productId, start) >= end - start
    : stock.left(rate.productId, start, end) >= needed;
}

/** Factor of the night price for these guests. */
function personFactor(unit: WorldStay, rate: RatePlan, guests: Guests): number {
  if (unit.dormitoryBed) return countPersons(guests);
  if (!rate.perPerson) return 1;
  const small = guests.childrenAges.filter((age) => age < CHILD_UNTIL).length;
  return 0.7 + 0.3 * (guests.adults + guests.childrenAges.length - small) + 0.12 * small;
}

/** Returns the prices by agreement, best first; none when the unit is not available for the dates. */
export function agreementQuotes(unit: WorldStay, guests: Guests, terms: QuoteTerms): Quote[] {
  const { rate } = unit;
  const { start, end, stock } = terms;
  if (
    !rate ||
    !hasRoomFor(unit, rate, guests, terms) ||
    !stayLengths(rate.pattern, start).includes(end - start)
  )
    return [];
  const full = terms.stock.price(rate.productId, start, end) * personFactor(unit, rate, guests);
  return rate.agreements
    .map((code) => ({ ...agreements[code], code }))
    .filter(({ minDaysAhead = 0 }) => start - stock.today() >= minDaysAhead)
    .map((agreement) => {
      const inCampaign = rate.campaign && agreement.code === "FLEX";
      const before = full * agreement.factor * (inCampaign ? campaign.factor : 1);
      const saves = agreement.discount !== undefined || inCampaign;
      return {
        key: `BK-${unit.id}-${agreement.code}-${guestsKey(guests)}`,
        unit,
        guests,
        priority: unit.rank * 10 + agreement.priority,
        ...withPromo(before, saves ? full : null, terms.promo),
        agreement: agreement.code,
        offer: null,
        campaign: inCampaign,
      };
    });
}

/** Returns the prices of the packages that contain the unit. */
export function packageQuotes(
  unit: WorldStay,
  guests: Guests,
  packages: readonly StayPackage[],
  terms: QuoteTerms,
): Quote[] {
  const { rate } = unit;
  const { start, end } = terms;
  if (!rate || !hasRoomFor(unit, rate, guests, terms)) return [];
  const stay = terms.stock.price(rate.productId, start, end) * personFactor(unit, rate, guests);
  return packages
    .filter(({ unitIds, nights }) => unitIds.includes(unit.id) && nights.includes(end - start))
    .map((offer, index) => {
      const before = stay * offer.factor + offer.perPerson * countPersons(guests);
      return {
        key: `BK-${unit.id}-OFF${offer.packageId}-${guestsKey(guests)}`,
        unit,
        guests,
        priority: unit.rank * 10 + 1 + index,
        ...withPromo(before, offer.savingFactor > 1 ? before * offer.savingFactor : null, terms.promo),
        agreement: "FIX" as const,
        offer,
        campaign: false,
      };
    });
}

function withPromo(
  before: number,
  fullPrice: number | null,
  promo: PromoCode | null,
): { price: number; original: number | null } {
  const price = Math.round(before * (promo?.factor ?? 1));
  const original = Math.round(fullPrice ?? (promo ? before : price));
  return { price, original: original > price ? original : null };
}

import { daysBetween, dayText } from "../world/day.ts";
import { convertAmount } from "../world/destination.ts";
import { RESTRICTED_NODE, restrictedDepartures } from "../world/restricted-arrivals.ts";
import { stayLengths } from "../world/seasons.ts";
import type { WorldStay } from "../world/stay.ts";
import { type MockGalaxy, nothingFound, type Operation } from "./galaxy.ts";
import { flag, optional, period, requiredDay, requiredDigits, requiredInteger } from "./input.ts";
import { listUnits, packagesAsked } from "./offerings.ts";
import { agreementQuotes, packageQuotes } from "./quotes.ts";
import { readOffers, readPromo } from "./stay-search.ts";

type Offers = ReturnType<typeof readOffers>;
const oneAdult = { adults: 1, childrenAges: [] };

/** availability/calendar: arrival days, lengths and from-prices for one adult. */
export const availabilityCalendar: Operation = (galaxy, { query }) => {
  const asked = period(query);
  const offers = readOffers(query);
  const promo = readPromo(query);
  const cbisId = optional(query, "cbisId", requiredDigits);
  const parentId = optional(query, "parentProductId", requiredDigits);
  flag(query, "isPropertyCalendar");
  flag(query, "isChild");
  const stay = cbisId === null ? null : galaxy.catalogue.stays.get(cbisId);
  if (stay === undefined) return nothingFound;
  const parent = galaxy.catalogue.stays.get(stay?.parentId ?? parentId ?? -1);
  if (stay?.fakeCalendar || (stay && parent?.fakeCalendar))
    return { CalendarFormatted: [], FakeCalendar: true, CalendarPriceExists: false };
  const units = stay ? listUnits(galaxy, stay) : [...galaxy.catalogue.stays.values()];
  const CalendarFormatted = galaxy.remember(galaxy.stock.version(), `calendar ${query}`, () =>
    listDays(galaxy, units, asked, offers, promo),
  );
  return {
    CalendarFormatted,
    FakeCalendar: false,
    CalendarPriceExists: CalendarFormatted.some(({ PriceFrom }) => PriceFrom !== null),
  };
};

function listDays(
  galaxy: MockGalaxy,
  units: readonly WorldStay[],
  asked: ReturnType<typeof period>,
  offers: Offers,
  promo: ReturnType<typeof readPromo>,
) {
  const sold = units.filter((unit) => unit.rate !== null);
  const terms = { promo, stock: galaxy.stock };
  return daysBetween(Math.max(asked.start, galaxy.stock.today()), asked.end).flatMap((start) => {
    const listLengths = sold.map((unit) => ({ unit, lengths: lengthsFrom(galaxy, unit, start, offers) }));
    const lengths = [...new Set(listLengths.flatMap((entry) => entry.lengths))].sort(
      (left, right) => left - right,
    );
    const shortest = lengths[0];
    if (shortest === undefined) return [];
    const prices = listLengths
      .filter((entry) => entry.lengths.includes(shortest))
      .flatMap(({ unit }) => {
        const stayTerms = { ...terms, start, end: start + shortest };
        const packages = offers.offersOnly ? packagesAsked(galaxy, unit.parentId ?? unit.id, offers) : [];
        return offers.offersOnly
          ? packageQuotes(unit, oneAdult, packages, stayTerms)
          : agreementQuotes(unit, oneAdult, stayTerms);
      })
      .map(({ price }) => price);
    return [
      {
        Date: dayText(start),
        StayLenghts: lengths,
        PriceFrom: prices.length === 0 ? null : convertAmount(galaxy.destination, Math.min(...prices)),
      },
    ];
  });
}

function lengthsFrom(galaxy: MockGalaxy, unit: WorldStay, start: number, offers: Offers): readonly number[] {
  if (!unit.rate) return [];
  const run = galaxy.stock.run(unit.rate.productId, start);
  const lengths = offers.offersOnly
    ? packagesAsked(galaxy, unit.parentId ?? unit.id, offers)
        .filter(({ unitIds }) => unitIds.includes(unit.id))
        .flatMap(({ nights }) => nights)
    : stayLengths(unit.rate.pattern, start);
  return lengths.filter((nights) => nights <= run);
}

/** available-departure-dates: the possible departure days of an arrival. */
export const availableDepartureDates: Operation = (galaxy, { query }) => {
  const nodeId = requiredInteger(query, "nodeId");
  const arrival = requiredDay(query, "arrivalDate");
  if (nodeId !== RESTRICTED_NODE) return nothingFound;
  const dates = arrival <= galaxy.stock.today() ? [] : restrictedDepartures(arrival).map(dayText);
  return { earliestDepartureDay: dates[0] ?? null, departureDates: dates };
};

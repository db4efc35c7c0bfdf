import type { SiteSettings } from "@stays/contract";
import { addDays, addMonths, getMonth, type IsoDay } from "@stays/days";
import {
  type Accommodation,
  type AccommodationAvailability,
  type CalendarDay,
  contentDigits,
  hasPosition,
} from "@stays/domain";
import {
  activitiesByDay,
  addAccommodationToBasket,
  availabilityCalendar,
  availableDepartureDates,
  createBasket,
  getAccommodationContent,
  getBasket,
  getContentOffer,
  getTravelRating,
  nextAccommodationPage,
  recommendedActivities,
  type SearchAccommodationArgs,
  searchAccommodation,
  searchActivities,
  searchTransport,
  transportByDay,
  transportInformation,
  validatePromoCode,
} from "@stays/galaxy";
import { type Ask, type RecordedCall, recordCalls } from "./recorded-calls.ts";

/* What visitors would see of a Galaxy, in plain words. Each rule returns one remark, or null. */

/** Milliseconds from which visitors notice that they wait. */
const SLOW_MS = 2000;

type Remark = string | null;

const given = (remarks: readonly Remark[]): string[] => remarks.filter((remark) => remark !== null);

/** A remark on the stays that lack something. */
function lacking(
  stays: readonly Accommodation[],
  what: string,
  lacks: (stay: Accommodation) => boolean,
): Remark {
  const { length } = stays.filter(lacks);
  return length === 0 ? null : `${length} of ${stays.length} stays have no ${what}.`;
}

/** Remarks on the whole list of stays without prices. */
function remarksOnStays(stays: readonly Accommodation[], settings: SiteSettings | null): string[] {
  if (stays.length === 0) return ["There are no stays: every list is empty."];
  const facilities = new Set(stays.flatMap((stay) => stay.content.attributes.map(({ id }) => id)));
  const filters = settings
    ? [...settings.filters.capacitySelects, ...settings.filters.booleanCheckboxes]
    : [];
  return given([
    lacking(stays, "position: they are not on the map", (stay) => !hasPosition(stay.content.position)),
    lacking(stays, "picture: a placeholder is shown instead", (stay) => stay.content.images.length === 0),
    lacking(stays, "area: their cards do not say where they are", (stay) => !stay.content.geoPath),
    lacking(
      stays,
      "text: their pages start with facts",
      ({ content }) => !content.introduction && !content.description,
    ),
    stays.some((stay) => stay.referenceId) ? null : "No stay names its reviews: no page shows any.",
    ...filters
      .filter(({ attributeId }) => !facilities.has(attributeId))
      .map(
        ({ attributeId, label }) =>
          `No stay has the facility ${attributeId}: the filter ${label} finds none.`,
      ),
  ]);
}

/** Remarks on a search with prices. @param total number that Galaxy names for the whole list */
function remarksOnPrices(
  found: readonly Accommodation[],
  total: number,
  settings: SiteSettings | null,
): string[] {
  const prices = found.flatMap((stay) => stay.products.map(({ price }) => price));
  const foreign = [...new Set(prices.map(({ currency }) => currency))].filter(
    (currency) => settings && currency !== settings.currency,
  );
  return given([
    found.length === 0 ? "A search of these days finds no stay." : null,
    total < found.length ? `Galaxy counts ${total} stays and sends ${found.length}.` : null,
    lacking(found, "price: they cannot be booked", (stay) => stay.products.length === 0),
    foreign.length > 0
      ? `Prices are in ${foreign.join(", ")}, the settings say ${settings?.currency}.`
      : null,
  ]);
}

/** Remarks on the calendar of the whole destination. */
function remarksOnCalendar(days: readonly CalendarDay[], isFake: boolean): string[] {
  return given([
    isFake
      ? "The calendar has no data: visitors may choose any day, also one that nothing is free on."
      : null,
    days.length === 0 && !isFake ? "No day of six months can be chosen in the calendar." : null,
    days.length > 0 && days.every((day) => day.priceFrom === null) ? "The calendar shows no prices." : null,
  ]);
}

/** Remarks on the calls themselves. */
const remarksOnCalls = (calls: readonly RecordedCall[]): string[] =>
  calls
    .filter((call) => call.verdict !== "failed" && call.milliseconds > SLOW_MS)
    .map(
      (call) => `${call.operation} takes ${(call.milliseconds / 1000).toFixed(1)} s: visitors wait for it.`,
    );

/** Whether a position is in a part of the map: south, west, north, east. */
const isWithin = (
  position: Accommodation["content"]["position"],
  [south, west, north, east]: readonly number[],
) =>
  hasPosition(position) &&
  Number(south) <= position.latitude &&
  position.latitude <= Number(north) &&
  Number(west) <= position.longitude &&
  position.longitude <= Number(east);

/**
 * Asks for the filters that the settings say Galaxy has: with a limit that only some stays of the first page keep, the
 * answer must have no other stays.
 */
async function checkFilters(
  ask: Ask,
  search: SearchAccommodationArgs,
  found: readonly Accommodation[],
  settings: SiteSettings | null,
): Promise<string[]> {
  const { price = null, bounds = null } = settings?.galaxy.filters ?? {};
  const getTotal = ({ products }: Accommodation) => products[0]?.price.amount ?? 0;
  const totals = found.map(getTotal).sort((one, other) => one - other);
  const most = Math.ceil(totals[Math.floor(totals.length / 2)] ?? 0);
  const position = found.map(({ content }) => content.position).find(hasPosition);
  const box = position
    ? [
        position.latitude - 0.01,
        position.longitude - 0.01,
        position.latitude + 0.01,
        position.longitude + 0.01,
      ]
    : null;
  const asked = async (name: string, value: string, isKept: (stay: Accommodation) => boolean) => {
    const answer = await ask((galaxy) =>
      searchAccommodation(galaxy, { ...search, others: { [name]: value } }),
    );
    return answer?.accommodations.every(isKept) === false
      ? `Galaxy does not filter by ${name}: take it out of galaxy.filters, or visitors see stays that do not fit.`
      : null;
  };
  return given([
    price && totals.length > 0
      ? await asked(price.most, String(most), (stay) => Math.round(getTotal(stay)) <= most)
      : null,
    price && totals.length > 0
      ? await asked(price.least, String(most), (stay) => Math.round(getTotal(stay)) >= most)
      : null,
    bounds && box
      ? await asked(bounds, box.join(","), ({ content }) => isWithin(content.position, box))
      : null,
  ]);
}

/** Codes with which Galaxy says that it has nothing to recommend (ruling 71). */
const NOTHING_RECOMMENDED = [404, 500];
/** Months that a calendar looks ahead, as on the site (CO-05). */
const MONTHS_AHEAD = 6;
/** Pages of content that are read: enough for a large destination within a minute. */
const MOST_PAGES = 40;
const WEEK = 7;
const COUPLE = [{ adults: 2, childrenAges: [] }];

/** What a check of one language found. */
export interface LanguageCheck {
  /** Prefix such as `en`. */
  readonly language: string;
  readonly calls: readonly RecordedCall[];
  /** What visitors would see, in plain words. */
  readonly remarks: readonly string[];
}

/** A Galaxy and what is asked of it. */
export interface CheckOptions {
  readonly baseUrl: string;
  readonly language: string;
  /** The settings of the site in this language; null = unknown. */
  readonly settings: SiteSettings | null;
  /** Also makes, fills and reads a basket, which is then left. */
  readonly withBasket: boolean;
  readonly today: IsoDay;
  /** Origin of the site, whose browsers keep Galaxy's cookies. */
  readonly siteOrigin: string;
}

/** All stays without prices, page by page. */
async function allStays(ask: Ask): Promise<readonly Accommodation[]> {
  const stays = new Map<string, Accommodation>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const content = await ask((galaxy) => getAccommodationContent(galaxy, { page }));
    const fresh = content?.accommodations.filter(({ id }) => !stays.has(id)) ?? [];
    for (const stay of fresh) stays.set(stay.id, stay);
    // A broken entry is counted, and never comes: the list ends with a page that brings nothing new.
    if (!content || fresh.length === 0 || stays.size >= content.totalResults) break;
  }
  return [...stays.values()];
}

/** The first month with arrival days. */
async function firstMonth(ask: Ask, today: IsoDay) {
  let isFake = false;
  for (let month = 0; month < MONTHS_AHEAD; month += 1) {
    const { start, end } = getMonth(addMonths(today, month));
    const calendar = await ask((galaxy) =>
      availabilityCalendar(galaxy, { start: start < today ? today : start, end }),
    );
    const days = calendar?.days.filter(({ date }) => date > today) ?? [];
    isFake ||= calendar?.isFake ?? false;
    if (days.length > 0) return { days, isFake };
  }
  return { days: [], isFake };
}

/** Arrival and departure of a week, or of the shortest stay that the calendar allows. */
function findStay(days: readonly CalendarDay[], today: IsoDay) {
  const day = days.find(({ stayLengths }) => stayLengths.includes(WEEK)) ?? days[0];
  const start = day?.date ?? addDays(today, 30);
  const nights = day && !day.stayLengths.includes(WEEK) ? (day.stayLengths[0] ?? WEEK) : WEEK;
  return { start, end: addDays(start, nights) };
}

async function checkPackages(ask: Ask, dates: { start: string; end: string }): Promise<string[]> {
  const offers = await ask((galaxy) => getContentOffer(galaxy, {}));
  const offer = offers?.packages[0];
  if (!offer) return offers ? ["There are no packages."] : [];
  const productId = contentDigits(offer.parentId);
  const offerIds = [offer.packageId];
  const search = { ...dates, rooms: COUPLE, productId, offersOnly: true, offerIds };
  await ask((galaxy) => searchAccommodation(galaxy, search));
  return [];
}

async function checkActivities(
  ask: Ask,
  dates: { start: string; end: string },
  stay: Accommodation | undefined,
) {
  const days = await ask((galaxy) =>
    activitiesByDay(galaxy, { start: getMonth(dates.start).start, getFullMonth: true }),
  );
  const date = days?.availableDates.find((day) => day >= dates.start) ?? dates.start;
  const found = await ask((galaxy) => searchActivities(galaxy, { date }));
  const bookedAccommodation = stay?.productId;
  await ask(
    (galaxy) => recommendedActivities(galaxy, { ...dates, bookedAccommodation }),
    NOTHING_RECOMMENDED,
  );
  return found?.activities.length === 0 ? [`There are no activities on ${date}.`] : [];
}

async function checkTransport(ask: Ask, dates: { start: string; end: string }): Promise<string[]> {
  const days = await ask((galaxy) => transportByDay(galaxy, dates));
  const [day, products] = Object.entries(days ?? {}).find(([, list]) => list.length > 0) ?? [];
  const product = products?.[0];
  if (!day || !product) return days ? ["There is no transport in these days."] : [];
  const productId = contentDigits(product.id);
  const information = await ask((galaxy) => transportInformation(galaxy, productId));
  const [route] = information?.routes ?? [];
  const [group] = information?.personGroups ?? [];
  if (!route || !group) return information ? [`${product.name} has no route or no kind of traveller.`] : [];
  const personGroups = [{ code: group.code, quantity: 1 }];
  await ask((galaxy) =>
    searchTransport(galaxy, { productId, routeCode: route.code, personGroups, start: day }),
  );
  return [];
}

/** Puts the first stay that has a price into a basket of this check alone, and reads the basket. */
async function checkBasket(ask: Ask, search: AccommodationAvailability | null): Promise<string[]> {
  const stay = search?.accommodations.find(({ products }) => products.length > 0);
  const [product] = stay?.products ?? [];
  if (!search || !stay || !product) return ["No stay could be put into a basket: none has a price."];
  await ask((galaxy) => createBasket(galaxy));
  const items = [{ bookKey: product.bookingKey, amount: 1, name: stay.name }];
  const { searchId } = search;
  const result = await ask((galaxy) => addAccommodationToBasket(galaxy, { searchId, items }));
  const basket = await ask((galaxy) => getBasket(galaxy));
  if (result?.success && !basket?.groups.length)
    return ["What was added is not in the basket. Does Galaxy know the basket by another cookie?"];
  return result && !result.success ? [`${stay.name} was not added: ${result.message ?? "no reason"}.`] : [];
}

/** Makes the calls of the contract in one language and reads them with the decoders of the site. */
export async function checkLanguage(options: CheckOptions) {
  const { baseUrl, language, settings, withBasket, today } = options;
  const { calls, ask, proxyRemarks } = recordCalls(baseUrl, language, options.siteOrigin);
  const stays = await allStays(ask);
  const { days, isFake } = await firstMonth(ask, today);
  const dates = findStay(days, today);
  const search = await ask((galaxy) => searchAccommodation(galaxy, { ...dates, rooms: COUPLE }));
  const found = search?.accommodations ?? [];
  if (search && search.totalResults > found.length)
    await ask((galaxy) => nextAccommodationPage(galaxy, { searchId: search.searchId, page: 2 }));
  const couple = { ...dates, rooms: COUPLE };
  const first = found[0] ?? stays[0];
  const remarks = [
    ...(calls.some(({ verdict }) => verdict !== "failed") ? remarksOnStays(stays, settings) : []),
    ...remarksOnCalendar(days, isFake),
    ...(search ? remarksOnPrices(found, search.totalResults, settings) : []),
    ...(await checkFilters(ask, couple, found, settings)),
  ];
  if (first) {
    const { productId } = first;
    await ask((galaxy) => getAccommodationContent(galaxy, { productId }));
    const one = { ...dates, rooms: COUPLE, productId };
    await ask((galaxy) => searchAccommodation(galaxy, one));
    const month = { ...getMonth(dates.start), cbisId: productId, isPropertyCalendar: true };
    await ask((galaxy) => availabilityCalendar(galaxy, month));
  }
  const reviewed = stays.find((stay) => stay.referenceId);
  if (reviewed?.referenceId) {
    const { productId, referenceId } = reviewed;
    await ask((galaxy) => getTravelRating(galaxy, { productId, referenceId }));
  }
  const nodeId = settings?.restrictedCalendar.active ? settings.restrictedCalendar.nodeId : null;
  if (nodeId) await ask((galaxy) => availableDepartureDates(galaxy, { nodeId, arrivalDate: dates.start }));
  remarks.push(...(await checkPackages(ask, dates)));
  remarks.push(...(await checkActivities(ask, dates, first)));
  remarks.push(...(await checkTransport(ask, dates)));
  await ask((galaxy) => validatePromoCode(galaxy, { promoCode: "GALAXY-CHECK" }));
  if (withBasket) remarks.push(...(await checkBasket(ask, search)));
  else await ask((galaxy) => getBasket(galaxy));
  remarks.push(...proxyRemarks, ...remarksOnCalls(calls));
  return { language, calls, remarks } satisfies LanguageCheck;
}

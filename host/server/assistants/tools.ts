import type { PageContext, StaySearch } from "@stays/contract";
import { addDays, addMonths, getMonth } from "@stays/days";
import * as domain from "@stays/domain";
import * as calls from "@stays/galaxy";
import { accommodationLink, linkTo, type RouteName } from "@stays/routes";
import { buildStayRequest, dayActivityFilter, isCabinRoute, priceRange } from "@stays/search";
import * as listing from "@stays/search/listing";
import { writeGuests } from "@stays/ui/write-guests";
import { type AssistantSite, InputError, openPage, pageLinks, showPrice } from "./assistant-site.ts";
import type { Inputs } from "./tool-schemas.ts";

type Input<Name extends keyof Inputs> = Inputs[Name];

/** Most stays and units of an answer, pages that are looked at for a price range, and names that are said. */
const MOST = { stays: 10, units: 30, pages: 5, names: 40 } as const;

/** The one of that name, else the only one with it as a part. Any other name is said, not guessed. */
function findNamed<One extends { readonly name: string }>(
  { notUnderstood }: AssistantSite,
  typed: string | undefined,
  all: readonly One[],
): One | undefined {
  if (!typed) return undefined;
  const found = listing.findByName(all, typed);
  const same = found.find(({ name }) => name.length === typed.trim().length);
  const names = [...new Set((found.length > 0 ? found : all).map(({ name }) => name))];
  if (same || (found.length > 0 && names.length === 1)) return same ?? found[0];
  notUnderstood.push(`"${typed}" is not used. The site has: ${names.slice(0, MOST.names).join(", ")}.`);
  return undefined;
}

/** The filters that the words of an assistant mean. */
function readFilters(site: AssistantSite, input: Input<"search_stays">): Partial<StaySearch> {
  const { search, filters } = site.settings;
  const facilities = filters.booleanCheckboxes.map(({ attributeId: id, label: name }) => ({ id, name }));
  const kinds = search.categories.map(({ Id: id, Name: name }) => ({ id, name }));
  const areas = [...listing.areaEntries(search), ...listing.treeEntries(search.geoTree)];
  const price = priceRange(input.minPrice ?? null, input.maxPrice ?? null);
  if (!price && input.minPrice !== input.maxPrice) throw new InputError("Change maxPrice: below minPrice.");
  return {
    category: findNamed(site, input.kind, kinds)?.id ?? null,
    geo: findNamed(site, input.area, areas)?.id ?? null,
    attributes: (input.facilities ?? []).flatMap((typed) => findNamed(site, typed, facilities)?.id ?? []),
    price,
    sort: input.order ?? null,
  };
}

/** A price of a page's search, for `6 Feb – 13 Feb, 2 adults, 1 child`. */
function showStayPrice(
  site: AssistantSite,
  { search }: PageContext,
  price: domain.OfferPrice,
  isFrom = true,
) {
  const dates = site.format.range(search.start ?? "", search.end ?? "");
  return showPrice(site, price, `${dates}, ${writeGuests(site.t, search.persons)}`, isFrom);
}

function describeItem({ settings, origin }: AssistantSite, stay: domain.Accommodation, page: PageContext) {
  const { geoPath: area, introduction } = stay.content;
  const { language, search } = page.route;
  const url = origin + accommodationLink(language, stay, settings.results.detailLinks, search);
  return { id: stay.id, name: stay.name, url, area, introduction };
}

/** Lists stays as the results page does. */
async function searchStays(site: AssistantSite, input: Input<"search_stays">) {
  const { settings, client, notUnderstood } = site;
  const page = openPage(site, "stayslist", input, readFilters(site, input));
  const lacks = listing.listMissingFields(page.search, settings.search).join(" and ");
  if (lacks) throw new InputError(`Give ${lacks.replace("category", "kind")}. ${notUnderstood.join(" ")}`);
  const request = listing.buildResultsRequest(page);
  if (request === null || (page.search.price && request.kind === "content"))
    throw new InputError("Give arrival and departure: without them no prices are known.");
  const local = listing.findLocalFilters(page, request);
  const pages = local.isActive ? MOST.pages : 1;
  const data = await client.fetchInfiniteQuery({ ...listing.staysQuery(request), pages });
  const { matching, matchingTotal, total, stays } = listing.mergePages(data.pages, local);
  if (matchingTotal === null) notUnderstood.push(`Only ${stays.length} of ${total} stays were looked at.`);
  const shown = matching.slice(0, MOST.stays);
  const { topAttributeIds, maxTop: max } = settings.attributes;
  const items = shown.map((stay) => {
    const price = listing.fromPrice(stay, page.search.persons);
    const top = domain.topAttributes(stay.content.attributes, { topAttributeIds, max });
    const facilities = top.map(domain.facilityText);
    const priced = price && showStayPrice(site, page, price);
    return { ...describeItem(site, stay, page), facilities, ...priced };
  });
  const ids = items.map(({ id }) => id);
  return { total: matchingTotal ?? matching.length, items, links: pageLinks(site, page, ids) };
}

/** The price of a unit with what it includes and its conditions. */
function describeRate(site: AssistantSite, products: readonly domain.Product[], page: PageContext) {
  const shown = domain.shownPrice(products);
  if (!shown) return {};
  const { includedAddons, bookingConditions, price } = shown.product;
  const { freeCancellation } = site.settings.conditions;
  const conditions = bookingConditions?.terms ?? "";
  const free = domain.freeCancellationEnd(conditions, freeCancellation, price.start, site.today);
  return {
    ...showStayPrice(site, page, price, shown.kind === "from"),
    ...{ included: domain.addonNames(includedAddons), conditions, freeUntil: free },
  };
}

/** Finds a stay by an id of `search_stays`. @throws InputError */
async function findStay({ galaxy }: AssistantSite, id: string): Promise<domain.Accommodation> {
  const productId = domain.contentDigits(id);
  const { accommodations } = await calls.getAccommodationContent(galaxy, { productId });
  if (!accommodations[0]) throw new InputError(`Change stay: there is none with the id ${id}.`);
  return accommodations[0];
}

/** Describes a stay as its page does: with dates its free units, else all of them without prices. */
async function getStay(site: AssistantSite, input: Input<"get_stay">) {
  const stay = await findStay(site, input.stay);
  const productId = domain.contentDigits(stay.id);
  const page = openPage(site, stay.pageToLoad, input);
  const request = buildStayRequest(page.search);
  const answer = request && (await calls.searchAccommodation(site.galaxy, { productId, ...request }));
  const priced = answer?.accommodations[0];
  const units = priced ? listing.bookableUnits(priced) : request ? [] : stay.children;
  const { description, attributes, images, position } = stay.content;
  const { imageBaseUrl } = site.settings.hosts;
  const { tile } = domain.IMAGE_SIZES;
  const photo = ({ uri }: domain.StayImage) => domain.imageAddress(uri, tile, imageBaseUrl);
  const items = units.slice(0, MOST.units).map((unit) => {
    const linked = unit.id === stay.id ? unit : { ...unit, parentId: unit.parentId ?? stay.id };
    return { ...describeItem(site, linked, page), ...describeRate(site, unit.products, page) };
  });
  return {
    ...describeItem(site, stay, page),
    ...(domain.hasPosition(position) && position),
    description,
    facilities: domain.commonFacilities(attributes).map(domain.facilityText),
    photos: domain.mainFirst(images).map(photo),
    total: priced?.totalResults || units.length,
    items,
    links: pageLinks(site, page, priced ? listing.comparedUnits(priced) : []),
  };
}

/** Lists the arrival days of up to three months, as the calendar of the site or of a stay does. */
async function findDates(site: AssistantSite, { month, months, stay: id }: Input<"find_dates">) {
  const { settings, today, galaxy, origin, t } = site;
  const { currency, results, restrictedCalendar } = settings;
  const first = domain.earliestArrival(today, settings.calendar.earliestArrival);
  const all = Array.from({ length: months }, (_, index) => getMonth(addMonths(`${month}-01`, index)));
  const ranges = all.filter(({ end }) => end >= first);
  if (ranges.length === 0) throw new InputError(`Change month: the first possible day is ${first}.`);
  const stay = id === undefined ? null : await findStay(site, id);
  const isPropertyCalendar = ["village", "hotel"].includes(stay?.pageToLoad ?? "");
  const source = stay && { cbisId: domain.contentDigits(stay.id), isPropertyCalendar };
  const ask = ({ start, end }: { readonly start: string; readonly end: string }) =>
    calls.availabilityCalendar(galaxy, { ...source, start: [start, first].sort()[1] ?? first, end });
  const calendars = await Promise.all(ranges.map(ask));
  const isRestricted = restrictedCalendar.active && isCabinRoute(stay?.pageToLoad ?? "cabin");
  const isOffered = ({ date }: domain.CalendarDay) =>
    !isRestricted || domain.isRestrictedArrival(date, restrictedCalendar.arrivalPeriods, today);
  const days = calendars.flatMap((calendar) => calendar.days).filter(isOffered);
  const items = days.map(({ date, stayLengths: nights, priceFrom: amount }) => {
    const priceFor = t("priceFor", { count: nights[0] ?? 1 });
    return { date, nights, ...(amount !== null && showPrice(site, { amount, currency }, priceFor)) };
  });
  const isFake = calendars.some((calendar) => calendar.isFake);
  const url = stay && origin + accommodationLink(settings.language, stay, results.detailLinks);
  const links = { ...pageLinks(site, openPage(site, "stayslist", {})), ...(url && { stay: url }) };
  if (isFake) site.notUnderstood.push("Arrival days are not known: ask for any.");
  return { items, links };
}

/** An activity as its card shows it. */
function describeActivity(site: AssistantSite, activity: domain.Activity) {
  const { id, name, content, availableDates } = activity;
  const price = domain.activityPrice(activity);
  const priceFor = [price?.unit, price?.note].filter(Boolean).join(", ");
  const { amount = null, text } = price ?? {};
  return {
    ...{ id, name, introduction: content.introduction, times: domain.shownTimes(availableDates).times },
    ...(amount !== null && showPrice(site, { amount, currency: site.settings.currency }, priceFor)),
    ...(text && { price: site.t("from", { price: text }), priceFor }),
  };
}

/** The page of a day; the night after it is in its address, because the pages are those of a stay. */
function openDay(site: AssistantSite, route: RouteName, day: string) {
  const page = openPage(site, route, { arrival: day, departure: addDays(day, 1) });
  const address = site.origin + linkTo(page.route.language, { route, search: page.route.search });
  return { page, links: { day: address, ...pageLinks(site, page) } };
}

/** Lists the activities of a day, as the page of the days of a stay or of a category does. */
async function findActivities(site: AssistantSite, { day, category }: Input<"find_activities">) {
  const { page, links } = openDay(site, "upsellday", day);
  const tabs = site.settings.upsell.tabs.map((tab) => ({ ...tab, name: tab.tab_title }));
  const tab = findNamed(site, category, tabs);
  const search = tab
    ? { category: tab.categoryId, attribute: tab.attributeId, startDate: day, endDate: day }
    : { ...dayActivityFilter(page), date: day };
  const { activities } = await calls.searchActivities(site.galaxy, search);
  return { items: activities.map((activity) => describeActivity(site, activity)), links };
}

/** Lists the transport of a day with its routes, as the page of transport does. */
async function findTransport(site: AssistantSite, { day, route }: Input<"find_transport">) {
  const { links } = openDay(site, "upselltransport", day);
  const days = await calls.transportByDay(site.galaxy, { start: day, end: day });
  const describe = async (product: domain.Activity) => {
    const { routes } = await calls.transportInformation(site.galaxy, domain.contentDigits(product.id));
    return { ...describeActivity(site, product), routes: routes.map(({ name }) => name) };
  };
  const all = await Promise.all(Object.values(days).flat().map(describe));
  const named = all.flatMap(({ routes }) => routes.map((name) => ({ name })));
  const found = findNamed(site, route, named);
  return { items: all.filter(({ routes }) => !found || routes.includes(found.name)), links };
}

export const answers: {
  readonly [Name in keyof Inputs]: (site: AssistantSite, input: Inputs[Name]) => Promise<object>;
} = {
  ...{ search_stays: searchStays, get_stay: getStay, find_dates: findDates },
  ...{ find_activities: findActivities, find_transport: findTransport },
};

import type { PageContext, SiteSettings, StaySearch } from "@stays/contract";
import { provideGalaxy } from "@stays/contract/host";
import { earliestArrival, type OfferPrice } from "@stays/domain";
import { createGalaxy } from "@stays/galaxy/http";
import { READ_LIMIT } from "@stays/galaxy/operations";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { linkTo, type RouteName, withCompared } from "@stays/routes";
import { createPageContext, findUnread, serializeSearch, tripTarget } from "@stays/search";
import { createTexts, formatFor, loadTexts } from "@stays/texts";
import { uiTexts } from "@stays/ui/texts";
import { createQueryClient } from "../../app/page/start-queries.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Inputs } from "./tool-schemas.ts";

/** What an assistant must change: its message is the error of the protocol. */
export class InputError extends Error {}

/** The site in the language of an address, for one call of a tool. */
export async function openSite(
  settings: SiteSettings,
  today: string,
  origin: string,
  { url: baseUrl, read }: Pick<Galaxy, "url" | "read">,
) {
  const { code, locale, prefix: language } = findLanguage(settings);
  const texts = createTexts({ language: code, locale, overrides: settings.texts });
  texts.add("ui", await loadTexts(uiTexts, code));
  /** Ages of answers in seconds: during an outage the last good ones are used. */
  const ages = [0];
  const onAge = (age: number) => void ages.push(age);
  const galaxy = createGalaxy({
    baseUrl,
    language,
    timeoutMs: READ_LIMIT,
    adapter: readAdapter(read),
    onAge,
  });
  const client = createQueryClient({ retries: 0 });
  provideGalaxy(client, galaxy);
  /** What of the question the answer leaves out. */
  const notUnderstood: string[] = [];
  const [t, format] = [texts.of("ui"), formatFor(locale)];
  return { settings, today, origin, galaxy, client, ages, notUnderstood, t, format };
}

export type AssistantSite = Awaited<ReturnType<typeof openSite>>;

/** The page that a person opens with these dates, guests and filters. @throws InputError for what none can have */
export function openPage(
  { settings, today }: AssistantSite,
  name: RouteName,
  { arrival, departure, rooms = [] }: Partial<Inputs["get_stay"]>,
  filters: Partial<StaySearch> = {},
): PageContext {
  const [start, end] = [arrival ?? null, departure ?? null];
  const search = serializeSearch({ start, end, rooms, ...filters });
  const route = { language: settings.language, name, params: {}, search, hash: "" };
  const page = createPageContext({ route, settings, today });
  const first = earliestArrival(today, settings.calendar.earliestArrival);
  if ((start ?? end) !== null && !(start && end && first <= start && start < end))
    throw new InputError(`Change the days: arrival before departure, both or none, from ${first} on.`);
  const { maxAdults, maxChildren, maxChildAge } = settings.guests;
  const limits = `at most ${maxChildren} children of 0–${maxChildAge} years`;
  if (findUnread(search, settings).some((part) => part !== "filters"))
    throw new InputError(`Change dates to days, rooms to 1–${maxAdults} adults and ${limits}.`);
  const { length } = page.search.persons;
  if (rooms.length > length)
    throw new InputError(`Change rooms: here they are asked for ${length} at a time.`);
  return page;
}

/** The pages that a person opens: the list, the comparison of several stays, and the trip. */
export function pageLinks({ origin }: AssistantSite, page: PageContext, compared: readonly string[] = []) {
  const { language, search } = page.route;
  const list = (query: string) => origin + linkTo(language, { route: "stayslist", search: query });
  const comparison = compared.length > 1 && { comparison: list(withCompared(search, compared)) };
  return { results: list(search), ...comparison, trip: origin + linkTo(language, tripTarget(page)) };
}

/** A price as the pages show it, with what it is for. */
export function showPrice(
  { t, format }: AssistantSite,
  { amount, currency, originalAmount }: Omit<OfferPrice, "originalAmount"> & Partial<OfferPrice>,
  priceFor: string,
  isFrom = true,
) {
  const price = format.money(amount, currency);
  return { price: isFrom ? t("from", { price }) : price, amount, currency, priceFor, originalAmount };
}

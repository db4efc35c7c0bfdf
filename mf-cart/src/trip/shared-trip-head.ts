import type { PageContext, PageHead, QueryClient } from "@stays/contract";
import { toDay } from "@stays/days";
import { IMAGE_SIZES, imageAddress, mainFirst } from "@stays/domain";
import { formatFor, type Translate } from "@stays/texts";
import { sharedTripText } from "./shared-trip.ts";
import { namedTrip, stayContentQueries } from "./stay-names.ts";
import type { Trip } from "./trip.ts";

/** Title, description and picture of a shared trip: its dates, its destination, and the stays that are known. */
export function sharedTripHead(
  trip: Trip,
  { settings }: PageContext,
  data: QueryClient,
  t: Translate<"mf-cart">,
): PageHead {
  const locale = settings.languages.find(({ prefix }) => prefix === settings.language)?.locale ?? "en";
  const format = formatFor(locale);
  const properties = stayContentQueries(trip).flatMap(
    ({ queryKey }) => data.getQueryData(queryKey)?.accommodations ?? [],
  );
  const names = namedTrip(trip, properties).stays.flatMap(({ name }) => name ?? []);
  const days = [...trip.stays, ...trip.events].flatMap(({ start, end }) => [toDay(start), toDay(end)]).sort();
  const dates = format.range(days[0] ?? "", days.at(-1) ?? "");
  const [picture] = mainFirst(properties[0]?.content.images ?? []);
  const values = { destination: settings.name, dates, stays: format.list([...new Set(names)]) };
  return {
    title: t("sharedTrip", { dates }),
    description: t(names.length > 0 ? "sharedTripOf" : "sharedTripTo", values),
    socialImage: picture && imageAddress(picture.uri, IMAGE_SIZES.tile, settings.hosts.imageBaseUrl),
    sharedSearch: sharedTripText(trip),
  };
}

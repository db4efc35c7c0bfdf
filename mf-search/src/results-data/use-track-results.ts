import {
  type EcommerceItem,
  type SiteSettings,
  type StaySearch,
  usePageContext,
  useTrack,
} from "@stays/contract";
import { type Accommodation, type PersonConfiguration, saving } from "@stays/domain";
import { chosenAreas } from "@stays/search";
import { fromPrice, localFiltersKey, type Place, staysQuery } from "@stays/search/listing";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { rememberViewed, toStoredStay } from "../favourites/favourites-store.ts";
import { useLocalFilters, useResultsRequest } from "./use-stays.ts";

/** A stay of the results, with the price of its card. */
function stayItem(stay: Accommodation, rooms: readonly PersonConfiguration[]): EcommerceItem {
  const price = fromPrice(stay, rooms);
  return {
    item_id: stay.id,
    item_name: stay.name,
    item_category: "accommodation",
    price: price?.amount,
    discount: (price && saving(price)) || undefined,
    quantity: 1,
  };
}

/** Reports the list of results: once, and the stays that are added to it as they come. */
export function useTrackResults(places: readonly Place[]): void {
  const track = useTrack();
  const { search, settings } = usePageContext();
  const request = useResultsRequest();
  const filters = useLocalFilters();
  const list = request && JSON.stringify([staysQuery(request).queryKey, localFiltersKey(filters)]);
  const tracked = useRef<{ list: string | null; ids: Set<string> }>({ list: null, ids: new Set() });
  const report = useEffectEvent(() => {
    if (tracked.current.list !== list) tracked.current = { list, ids: new Set() };
    const { ids } = tracked.current;
    const items = places.flatMap((place, index) =>
      "isMissing" in place || ids.has(place.id) ? [] : [{ ...stayItem(place, search.persons), index }],
    );
    if (items.length === 0) return;
    for (const { id } of places) ids.add(id);
    track({ event: "view_item_list", item_list_id: "results", currency: settings.currency, items });
  });
  useEffect(() => report(), [list, places]);
}

/** Returns a function that remembers and reports a stay of the results whose page is opened. Stable. */
export function useOpenResult(): (stay: Accommodation, href: string) => void {
  const track = useTrack();
  const {
    search: { persons },
    settings: { currency },
  } = usePageContext();
  return useCallback(
    (stay, href) => {
      rememberViewed(toStoredStay(stay, href));
      track({ event: "select_item", item_list_id: "results", currency, items: [stayItem(stay, persons)] });
    },
    [track, persons, currency],
  );
}

/** The typed name, the chosen type and the chosen areas, as a search term. */
export function searchTerm(
  { name, category, geo, geos }: Pick<StaySearch, "name" | "category" | "geo" | "geos">,
  named: Pick<SiteSettings["search"], "categories" | "areas">,
): string {
  const areas = chosenAreas({ geo, geos });
  const chosen = [
    ...named.categories.filter(({ Id }) => Id === category),
    ...named.areas.filter(({ Id }) => areas.includes(Id)),
  ];
  return [name, ...chosen.map(({ Name }) => Name)].filter(Boolean).join(", ");
}

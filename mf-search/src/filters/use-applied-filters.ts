import { type PriceRange, type SiteSettings, type StaySearch, usePageContext } from "@stays/contract";
import { withCategory } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { dropUnknownPrice } from "../listing/local-filters.ts";
import { useResultsRequest } from "../listing/use-stays.ts";
import { areaName, chosenAreas } from "../search-form/areas.ts";

/** Returns the active filters, with localized texts. */
export function useAppliedFilters(): readonly AppliedFilter[] {
  const { t } = useTexts("mf-search");
  const { search, settings } = usePageContext();
  const format = useFormat();
  const request = useResultsRequest();

  function priceName({ least, most }: PriceRange): string {
    const money = (amount: number) => format.money(amount, settings.currency);
    if (least === null) return t("priceUpTo", { price: money(most ?? 0) });
    return most === null
      ? t("priceFrom", { price: money(least) })
      : t("priceFromTo", { least: money(least), most: money(most) });
  }

  return appliedFilters(dropUnknownPrice(search, request), settings, {
    atLeast: (label, count) => t("atLeast", { label, count }),
    mapArea: t("mapArea"),
    priceName,
  });
}

/** Active filter, and the search without it (SR-07). */
export interface AppliedFilter {
  readonly key: string;
  /** Text of its chip. */
  readonly shown: string;
  /** Name of the filter, for `Remove filter {name}`. */
  readonly name: string;
  readonly without: StaySearch;
}

type FilterSettings = Pick<SiteSettings, "filters" | "search">;

export interface FilterTexts {
  /** `Beds 4+` */
  readonly atLeast: (label: string, count: number) => string;
  readonly mapArea: string;
  /** `Up to 3 000 kr` */
  readonly priceName: (price: PriceRange) => string;
}

const filter = (key: string, name: string, without: StaySearch): AppliedFilter => ({
  key,
  name,
  shown: name,
  without,
});

function findLabel(settings: readonly { attributeId: number; label: string }[], id: number): string {
  return settings.find(({ attributeId }) => attributeId === id)?.label ?? String(id);
}

function categoryFilter(state: StaySearch, { search }: FilterSettings): readonly AppliedFilter[] {
  if (state.category === null || search.categoryRequired) return [];
  const name = search.categories.find(({ Id }) => Id === state.category)?.Name ?? String(state.category);
  return [filter("category", name, withCategory(state, null))];
}

function areaFilters(state: StaySearch, { search }: FilterSettings): readonly AppliedFilter[] {
  if (search.areaRequired) return [];
  const areas = chosenAreas(state);
  return areas.map((id) => {
    const geos = areas.filter((other) => other !== id);
    return filter(`area-${id}`, areaName(search, id) ?? String(id), {
      ...state,
      geo: null,
      geos,
      bounds: null,
    });
  });
}

function capacityFilters(
  state: StaySearch,
  { filters }: FilterSettings,
  { atLeast }: FilterTexts,
): readonly AppliedFilter[] {
  return Object.entries(state.capacity).map(([id, count]) => {
    const { [Number(id)]: _, ...capacity } = state.capacity;
    const shown = atLeast(findLabel(filters.capacitySelects, Number(id)), count);
    return filter(`capacity-${id}`, shown, { ...state, capacity });
  });
}

function attributeFilters(state: StaySearch, { filters }: FilterSettings): readonly AppliedFilter[] {
  return state.attributes.map((id) => {
    const attributes = state.attributes.filter((other) => other !== id);
    return filter(`attribute-${id}`, findLabel(filters.booleanCheckboxes, id), { ...state, attributes });
  });
}

/** Returns all active filters, in the order of the bar: name, type, area, size, facilities, price, map area. */
export function appliedFilters(
  state: StaySearch,
  settings: FilterSettings,
  words: FilterTexts,
): readonly AppliedFilter[] {
  return [
    ...(state.name ? [filter("name", state.name, { ...state, name: "" })] : []),
    ...categoryFilter(state, settings),
    ...areaFilters(state, settings),
    ...capacityFilters(state, settings, words),
    ...attributeFilters(state, settings),
    ...(state.price ? [filter("price", words.priceName(state.price), { ...state, price: null })] : []),
    ...(state.bounds ? [filter("bounds", words.mapArea, { ...state, bounds: null })] : []),
  ];
}

/** Returns the search without its removable filters; dates, guests and promo code stay. */
export function withoutFilters(state: StaySearch, { search }: FilterSettings): StaySearch {
  const bare: StaySearch = {
    ...state,
    name: "",
    attributes: [],
    capacity: {},
    price: null,
    bounds: null,
  };
  const inAnyArea = search.areaRequired ? bare : { ...bare, geo: null, geos: [] };
  return search.categoryRequired ? inAnyArea : withCategory(inAnyArea, null);
}

import { type PriceRange, type SiteSettings, type StaySearch, usePageContext } from "@stays/contract";
import { withCategory } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { dropUnknownPrice } from "../listing/local-filters.ts";
import { useResultsRequest } from "../listing/use-stays.ts";
import { areaName, chosenAreas } from "../search-form/areas.ts";

/** Active filter, and the search without it (SR-07). */
export interface AppliedFilter {
  readonly key: string;
  /** Text of its chip, and of `Remove filter {name}`. */
  readonly name: string;
  readonly without: StaySearch;
}

function findLabel(settings: readonly { attributeId: number; label: string }[], id: number): string {
  return settings.find(({ attributeId }) => attributeId === id)?.label ?? String(id);
}

/** Returns the active filters, in the order of the bar: name, type, area, size, facilities, price, map area. */
export function useAppliedFilters(): readonly AppliedFilter[] {
  const { t } = useTexts("mf-search");
  const { search, settings } = usePageContext();
  const { categories, categoryRequired, areaRequired } = settings.search;
  const { capacitySelects, booleanCheckboxes } = settings.filters;
  const format = useFormat();
  const state: StaySearch = dropUnknownPrice(search, useResultsRequest());
  const { name, category, capacity, attributes, price, bounds } = state;
  const areas = chosenAreas(state);

  /** `Up to 3 000 kr` */
  function priceName({ least, most }: PriceRange): string {
    const money = (amount: number) => format.money(amount, settings.currency);
    if (least === null) return t("priceUpTo", { price: money(most ?? 0) });
    return most === null
      ? t("priceFrom", { price: money(least) })
      : t("priceFromTo", { least: money(least), most: money(most) });
  }
  const filter = (key: string, text: string, change: Partial<StaySearch>): AppliedFilter => ({
    key,
    name: text,
    without: { ...state, ...change },
  });

  return [
    ...(name ? [filter("name", name, { name: "" })] : []),
    ...(category === null || categoryRequired
      ? []
      : [
          filter(
            "category",
            categories.find(({ Id }) => Id === category)?.Name ?? String(category),
            withCategory(state, null),
          ),
        ]),
    ...(areaRequired ? [] : areas).map((id) =>
      filter(`area-${id}`, areaName(settings.search, id) ?? String(id), {
        geo: null,
        geos: areas.filter((other) => other !== id),
        bounds: null,
      }),
    ),
    ...Object.entries(capacity).map(([id, count]) => {
      const { [Number(id)]: _, ...others } = capacity;
      const label = findLabel(capacitySelects, Number(id));
      return filter(`capacity-${id}`, t("atLeast", { label, count }), { capacity: others });
    }),
    ...attributes.map((id) =>
      filter(`attribute-${id}`, findLabel(booleanCheckboxes, id), {
        attributes: attributes.filter((other) => other !== id),
      }),
    ),
    ...(price ? [filter("price", priceName(price), { price: null })] : []),
    ...(bounds ? [filter("bounds", t("mapArea"), { bounds: null })] : []),
  ];
}

/** Returns the search without its removable filters; dates, guests and promo code stay. */
export function withoutFilters(state: StaySearch, { search }: Pick<SiteSettings, "search">): StaySearch {
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

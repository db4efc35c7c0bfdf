import { type PriceRange, type SiteSettings, type StaySearch, usePageContext } from "@stays/contract";
import { chosenAreas, withCategory } from "@stays/search";
import { areaUpdate, attributeUpdate, capacityUpdate, priceUpdate, type Update } from "@stays/search/filters";
import { areaName, dropUnknownPrice } from "@stays/search/listing";
import { useFormat, useTexts } from "@stays/texts";
import { useResultsRequest } from "../results-data/use-stays.ts";

/** Active filter, and the change that removes it (SR-07). */
export interface AppliedFilter {
  readonly key: string;
  /** Text of its chip, and of `Remove filter {name}`. */
  readonly name: string;
  readonly remove: Update;
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
  const { name, category, capacity, attributes } = search;
  const { price, bounds } = dropUnknownPrice(search, useResultsRequest());

  /** `Up to 3 000 kr` */
  function priceName({ least, most }: PriceRange): string {
    const money = (amount: number) => format.money(amount, settings.currency);
    if (least === null) return t("priceUpTo", { price: money(most ?? 0) });
    return most === null
      ? t("priceFrom", { price: money(least) })
      : t("priceFromTo", { least: money(least), most: money(most) });
  }
  const filter = (key: string, text: string, remove: Update): AppliedFilter => ({ key, name: text, remove });

  return [
    ...(name ? [filter("name", name, (shown) => ({ ...shown, name: "" }))] : []),
    ...(category === null || categoryRequired
      ? []
      : [
          filter(
            "category",
            categories.find(({ Id }) => Id === category)?.Name ?? String(category),
            (shown) => withCategory(shown, null),
          ),
        ]),
    ...(areaRequired ? [] : chosenAreas(search)).map((id) =>
      filter(`area-${id}`, areaName(settings.search, id) ?? String(id), areaUpdate(id, false)),
    ),
    ...Object.entries(capacity).map(([id, count]) => {
      const label = findLabel(capacitySelects, Number(id));
      return filter(`capacity-${id}`, t("atLeast", { label, count }), capacityUpdate(Number(id), null));
    }),
    ...attributes.map((id) =>
      filter(`attribute-${id}`, findLabel(booleanCheckboxes, id), attributeUpdate(id, false)),
    ),
    ...(price ? [filter("price", priceName(price), priceUpdate(null))] : []),
    ...(bounds ? [filter("bounds", t("mapArea"), (shown) => ({ ...shown, bounds: null }))] : []),
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

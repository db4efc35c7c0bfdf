import { usePageContext, useQuery, useSuspenseQuery } from "@stays/contract";
import { type Accommodation, findFacility, findUnit, hasFacility } from "@stays/domain";
import { queryIfAsked } from "@stays/galaxy";
import { noPriceReason } from "@stays/search";
import { type PriceKind, type PriceResult, useDeferredPrices } from "@stays/stay-page";
import { useMemo } from "react";
import { propertyQueries } from "./property-query.ts";
import { type PropertySearch, propertySearch, type UnitFilter } from "./property-search.ts";

export interface PropertyView extends PricedProperty {
  /** The content without prices; never filtered. */
  readonly content: Accommodation;
  readonly search: PropertySearch;
  readonly retryPrices: () => void;
}

/** Loads the property of the URL; null = it does not exist. Prices never suspend, so the page is read before them. */
export function useProperty(): PropertyView | null {
  const pageContext = usePageContext();
  const search = useMemo(() => propertySearch(pageContext), [pageContext]);
  const queries = propertyQueries(search, pageContext.settings);
  const { data } = useSuspenseQuery(queries.content);
  const asked = useQuery(queryIfAsked(search.prices, queries.prices));
  const prices = useDeferredPrices(asked, search.prices);
  const isUnpriced = search.prices !== null && areUnitsUnpriced(prices);
  const units = useQuery({ ...queries.units, enabled: isUnpriced });
  const [content] = (isUnpriced && units.data ? units.data : data).accommodations;
  if (!content) return null;
  const retryPrices = () => void asked.refetch();
  const isReady = !isUnpriced || units.data !== undefined;
  const answer = isReady ? prices : { data: undefined, isError: false };
  if (search.prices) return { content, search, retryPrices, ...withPrices(content, answer) };
  const property = filteredContent(content, search.filters);
  return { content, search, retryPrices, property, prices: { kind: noPriceReason(search) } };
}

/** Whether the units come from the content: no price is known, or none is available. */
export const areUnitsUnpriced = ({ data, isError }: PriceResult): boolean =>
  isError || data?.accommodations.length === 0;

/** The content with the units that pass the filters: Galaxy leaves the others out of prices in the same way (VI-02). */
function filteredContent(content: Accommodation, filters: UnitFilter | null): Accommodation {
  if (!filters) return content;
  const children = content.children.filter(
    ({ content: { attributes } }) =>
      filters.attributes.every((id) => hasFacility(attributes, id)) &&
      Object.entries(filters.capacityFilter).every(
        ([id, least]) => Number(findFacility(attributes, Number(id))?.value) >= least,
      ),
  );
  return { ...content, children, totalResults: children.length };
}

/** The state of the prices. The content is always loaded first. */
type Prices =
  | { readonly kind: Exclude<PriceKind, "priced"> }
  | { readonly kind: "priced"; readonly searchId: string };

export function isNoPriceReason({ kind }: Pick<Prices, "kind">): boolean {
  return kind === "noDates" || kind === "past" || kind === "noAges";
}

export interface PricedProperty {
  /** The whole entry of the availability answer; without prices, the content (ruling 19). */
  readonly property: Accommodation;
  readonly prices: Prices;
}

/**
 * Merges content and prices. A priced entry replaces the content completely. A failure keeps the content and
 * becomes the reason for the missing price (wire decision 8, rulings 3 and 19).
 */
export function withPrices(content: Accommodation, answer: PriceResult): PricedProperty {
  const { data, isError } = answer;
  if (isError) return { property: content, prices: { kind: "failed" } };
  if (!data) return { property: content, prices: { kind: "loading" } };
  const [priced] = data.accommodations;
  if (!priced) return { property: content, prices: { kind: "none" } };
  return { property: priced, prices: { kind: "priced", searchId: data.searchId } };
}

/** The property, or its unit of the URL: priced, else of the content, which also lists sold-out ones (decision 8). */
export function findRequestedItem(
  { property, content }: Pick<PropertyView, "property" | "content">,
  detailId: string | null,
): Accommodation | null {
  return detailId === null ? property : (findUnit(property, detailId) ?? findUnit(content, detailId));
}

/**
 * The property view of one unit. If the property has prices and the unit has none, the unit is not available.
 */
export function unitView(view: PropertyView, unit: Accommodation): PropertyView {
  const isSoldOut = view.prices.kind === "priced" && unit.products.length === 0;
  return isSoldOut ? { ...view, prices: { kind: "none" } } : view;
}

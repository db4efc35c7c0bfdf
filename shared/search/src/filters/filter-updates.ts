import type { PriceRange, SearchState } from "../index.ts";
import type { Update } from "./use-filter-changes.ts";

/** Adds or removes a facility. */
export const attributeUpdate =
  (id: number, isOn: boolean): Update =>
  (state) => {
    const others = state.attributes.filter((attribute) => attribute !== id);
    return { ...state, attributes: isOn ? [...others, id] : others };
  };

/** Sets the least number of a capacity; null removes it. */
export const capacityUpdate =
  (id: number, least: number | null): Update =>
  (state): SearchState => {
    const { [id]: _, ...others } = state.capacity;
    return { ...state, capacity: least === null ? others : { ...others, [id]: least } };
  };

/** Sets the price range; null removes it. */
export const priceUpdate =
  (price: PriceRange | null): Update =>
  (state) => ({ ...state, price });

/** Adds or removes an area and clears the map bounds. The selector's single area joins the list. */
export const areaUpdate =
  (id: number, isOn: boolean): Update =>
  (state) => {
    const chosen = state.geos.length > 0 || state.geo === null ? state.geos : [state.geo];
    const others = chosen.filter((geo) => geo !== id);
    return { ...state, geo: null, geos: isOn ? [...others, id] : others, bounds: null };
  };

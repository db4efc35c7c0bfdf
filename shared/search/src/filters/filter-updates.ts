import type { SearchState } from "../index.ts";
import type { Update } from "./use-filter-changes.ts";

/** With or without a facility. */
export const attributeUpdate =
  (id: number, isOn: boolean): Update =>
  (state) => {
    const others = state.attributes.filter((attribute) => attribute !== id);
    return { ...state, attributes: isOn ? [...others, id] : others };
  };

/** At least so many; null = no matter. */
export const capacityUpdate =
  (id: number, least: number | null): Update =>
  (state): SearchState => {
    const { [id]: _, ...others } = state.capacity;
    return { ...state, capacity: least === null ? others : { ...others, [id]: least } };
  };

/** With or without an area, on the whole map; the single area of the selector becomes one of several. */
export const areaUpdate =
  (id: number, isOn: boolean): Update =>
  (state) => {
    const chosen = state.geos.length > 0 || state.geo === null ? state.geos : [state.geo];
    const others = chosen.filter((geo) => geo !== id);
    return { ...state, geo: null, geos: isOn ? [...others, id] : others, bounds: null };
  };

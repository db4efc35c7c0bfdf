import type { GalaxyParams } from "@stays/contract";
import type { StayFilter } from "../entities.ts";

/** Every item has at least one: 1 means that the filter is unset (`capacityFilter` of the contract). */
const LEAST_CAPACITY = 2;

/** Returns a stay filter in Galaxy's format, without unset values (wire decision 5). */
export function stayFilterParams(filter: StayFilter): GalaxyParams {
  const capacity = Object.entries(filter.capacityFilter ?? {}).filter(([, least]) => least >= LEAST_CAPACITY);
  return {
    attributes: filter.attributes?.length ? filter.attributes : undefined,
    capacityFilter: capacity.length > 0 ? Object.fromEntries(capacity) : undefined,
    category: filter.category,
    geo: filter.geo?.length ? filter.geo : undefined,
    name: filter.name || undefined,
    sort: filter.sort,
  };
}

import type { StayFilter } from "@stays/domain";
import type { GalaxyParams } from "@stays/query";

/** One or more is what every place has: the filter is unset (`capacityFilter` of the contract). */
const LEAST_CAPACITY = 2;

/** A stay filter in Galaxy's spelling; nothing unset is sent (wire decision 5). */
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

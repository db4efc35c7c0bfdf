import type { GalaxyParams } from "@stays/query";
import type { StayFilter } from "@stays/stay";

/** A stay filter in Galaxy's spelling; nothing unset is sent (decision 5). */
export function stayFilterParams(filter: StayFilter): GalaxyParams {
  const capacity = filter.capacityFilter;
  return {
    attributes: filter.attributes?.length ? filter.attributes : undefined,
    capacityFilter: capacity && Object.keys(capacity).length > 0 ? capacity : undefined,
    category: filter.category,
    geo: filter.geo?.length ? filter.geo : undefined,
    name: filter.name || undefined,
    sort: filter.sort,
  };
}

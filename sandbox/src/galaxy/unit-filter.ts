import type { WorldStay } from "../world/stay.ts";
import type { StayFilter } from "./stay-search.ts";

/** Whether a unit has all the attributes (`True` or set) and at least the requested capacities. */
export function passesFilter(unit: WorldStay, filter: Pick<StayFilter, "attributes" | "capacity">): boolean {
  const facilityValue = (id: number) => unit.facilities.find((facility) => facility.id === id)?.value;
  return (
    filter.attributes.every((id) => {
      const value = facilityValue(id);
      return value !== undefined && value !== "False" && value !== "0";
    }) && filter.capacity.every(([id, least]) => Number(facilityValue(id) ?? 0) >= least)
  );
}

import { useVisit } from "@stays/contract";
import { accommodationLink, withCompared } from "@stays/routes";
import type { LoadedColumn } from "./comparison-column.ts";

/** Returns the address of a compared stay's page, with the dates of the search. */
export function useStayLink({ stay, property }: LoadedColumn): string {
  const { place, settings } = useVisit();
  const linked = stay.id === property.id ? stay : { ...stay, parentId: stay.parentId ?? property.id };
  return accommodationLink(
    place.language,
    linked,
    settings.results.detailLinks,
    withCompared(place.search, []),
  );
}

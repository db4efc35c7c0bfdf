import { usePageContext } from "@stays/contract";
import { accommodationLink, withCompared } from "@stays/routes";
import type { LoadedColumn } from "./comparison-column.ts";

/** Returns the address of a compared stay's page, with the dates of the search. */
export function useStayLink({ stay, property }: LoadedColumn): string {
  const { route, settings } = usePageContext();
  const linked = stay.id === property.id ? stay : { ...stay, parentId: stay.parentId ?? property.id };
  return accommodationLink(
    route.language,
    linked,
    settings.results.detailLinks,
    withCompared(route.search, []),
  );
}

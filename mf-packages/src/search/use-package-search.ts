import { useVisit } from "@stays/contract";
import { useMemo } from "react";
import { type PackageSearch, packageSearch } from "./package-search.ts";

/** Reads the search of the page's address. */
export function usePackageSearch(): PackageSearch {
  const visit = useVisit();
  return useMemo(() => packageSearch(visit), [visit]);
}

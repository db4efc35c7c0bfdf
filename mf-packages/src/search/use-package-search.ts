import { usePageContext } from "@stays/contract";
import { useMemo } from "react";
import { type PackageSearch, packageSearch } from "./package-search.ts";

/** Reads the search from the URL of the page. */
export function usePackageSearch(): PackageSearch {
  const pageContext = usePageContext();
  return useMemo(() => packageSearch(pageContext), [pageContext]);
}

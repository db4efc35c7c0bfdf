import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import type { ListedPackages } from "../packages/listed-package.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { supplierIn } from "./list-filter.ts";
import { type ShownPackages, shownPackages } from "./shown-packages.ts";

/**
 * Applies the filter and order of the URL and the settings to a list of packages.
 *
 * @param parentNames the suppliers to choose from
 */
export function useShownPackages(
  listed: ListedPackages,
  search: PackageSearch,
  parentNames: readonly string[] = [],
): ShownPackages {
  const { locale } = useTexts("mf-packages");
  const { offersSort } = useSettings().packages;
  const choice = { supplier: supplierIn(search), sort: search.sort, defaultSort: offersSort, parentNames };
  return shownPackages(listed, choice, locale);
}

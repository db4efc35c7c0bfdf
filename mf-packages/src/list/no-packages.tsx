import { NearestDates } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { EmptyNote } from "@stays/ui";
import { FilterSuggestions } from "./list-controls.tsx";
import { isNarrowed } from "./list-filter.ts";
import type { PackageSearch } from "./package-search.ts";

/** The empty result of a list or a package: what to change, the nearest dates, and how to see more (PK-04). */
export function NoPackages({ search }: { readonly search: PackageSearch }) {
  const { t } = useTexts("mf-packages");
  const isList = search.packageId === null;
  return (
    <EmptyNote
      title={t(isList ? "packagesNotAvailable" : "packageNotAvailable")}
      actions={isList ? <FilterSuggestions /> : undefined}
    >
      <span>{t(isNarrowed(search) ? "noResultTextDesc" : "tryOtherDates")}</span>
      {search.prices && <NearestDates search={search} />}
    </EmptyNote>
  );
}

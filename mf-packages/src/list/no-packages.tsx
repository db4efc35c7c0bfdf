import { NearestDates } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { EmptyNote } from "@stays/ui";
import type { ReactNode } from "react";
import { isNarrowed } from "../filter/list-filter.ts";
import type { PackageSearch } from "../search/package-search.ts";

/** The empty result: what to change, the nearest dates, and a link to all packages (PK-04). */
export function NoPackages({
  search,
  actions,
}: {
  readonly search: PackageSearch;
  readonly actions?: ReactNode;
}) {
  const { t } = useTexts("mf-packages");
  return (
    <EmptyNote
      title={t(search.packageId === null ? "packagesNotAvailable" : "packageNotAvailable")}
      actions={actions}
    >
      <span>{t(isNarrowed(search) ? "noResultTextDesc" : "tryOtherDates")}</span>
      {search.prices && <NearestDates search={search} />}
    </EmptyNote>
  );
}

import { StayStatus } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import type { ListedPackages } from "../packages/listed-package.ts";
import type { PackageSearch } from "../search/package-search.ts";

/** The number of packages, with the dates and guests of the search and its promo code (PK-01, PK-04). */
export function CountLine({
  kind,
  count,
  search,
}: {
  readonly kind: ListedPackages["kind"];
  readonly count: number;
  readonly search: PackageSearch;
}) {
  const { t } = useTexts("mf-packages");
  return (
    <StayStatus search={search}>
      <strong>{kind === "loading" ? t("loading") : t("packageCount", { count })}</strong>
    </StayStatus>
  );
}

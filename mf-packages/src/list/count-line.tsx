import { useStaySummary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import type { ListedPackages } from "../packages/listed-package.ts";
import type { PackageSearch } from "../search/package-search.ts";
import styles from "./count-line.module.css";

/** The number of packages, with the dates and guests of the search (PK-01, PK-04). */
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
  const staySummary = useStaySummary();
  const { start, end } = search.state;
  const isDated = search.prices !== null && start !== null && end !== null;
  return (
    <StatusText className={styles.count}>
      <strong>{kind === "loading" ? t("loading") : t("packageCount", { count })}</strong>
      {isDated && <span>{staySummary({ start, end }, search.persons)}</span>}
    </StatusText>
  );
}

import { usePageContext } from "@stays/contract";
import { accommodationLink, withCompared } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { CloseIcon, IconButton, Skeleton, TextButton, TextLink } from "@stays/ui";
import styles from "./comparison-table.module.css";
import { comparisonTexts } from "./comparison-texts.ts";
import type { ComparisonColumn, LoadedColumn } from "./use-comparison.ts";

/** Element id of a stay's name in the comparison. */
export const headId = (id: string): string => `compared-${id.replace(/\W/g, "-")}`;

interface StayHeadProps {
  readonly column: ComparisonColumn;
  readonly onRemove: () => void;
}

/** Head of a column: the name of the stay, or what became of it, and a button that removes it. */
export function StayHead({ column, onRemove }: StayHeadProps) {
  const { t } = useTexts(comparisonTexts);
  const isLoaded = column.kind === "loaded";
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        {isLoaded && <NameLink column={column} />}
        {column.kind === "loading" && <Skeleton kind="text" width="80%" />}
        {column.kind === "gone" && <span>{t("gone")}</span>}
        {column.kind === "failed" && <span role="alert">{t("failed")}</span>}
        {(column.kind === "failed" || (isLoaded && column.price.kind === "failed")) && (
          <TextButton onClick={column.retry}>{t("tryAgain")}</TextButton>
        )}
      </div>
      <IconButton
        icon={CloseIcon}
        label={isLoaded ? t("remove", { name: column.stay.name }) : t("removeUnknown")}
        className={styles.remove}
        onClick={onRemove}
      />
    </div>
  );
}

function NameLink({ column }: { readonly column: LoadedColumn }) {
  return (
    <TextLink id={headId(column.id)} to={useStayLink(column)} className={styles.nameLink}>
      <span translate="no">{column.stay.name}</span>
    </TextLink>
  );
}

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

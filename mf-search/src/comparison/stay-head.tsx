import { usePageContext } from "@stays/contract";
import { accommodationLink, withCompared } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { CloseIcon, IconButton, onLinkOpened, Skeleton, TextButton, TextLink } from "@stays/ui";
import { rememberViewed, toStoredStay } from "../favourites/favourites-store.ts";
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
    <TextLink id={headId(column.id)} {...useStayLink(column)} className={styles.nameLink}>
      <span translate="no">{column.stay.name}</span>
    </TextLink>
  );
}

/** Returns the props of a link to a compared stay's page, with the dates of the search. */
export function useStayLink({ stay, property }: LoadedColumn) {
  const { route, settings } = usePageContext();
  const linked = stay.id === property.id ? stay : { ...stay, parentId: stay.parentId ?? property.id };
  const search = withCompared(route.search, []);
  const to = accommodationLink(route.language, linked, settings.results.detailLinks, search);
  return { to, ...onLinkOpened(() => rememberViewed(toStoredStay(stay, to))) };
}

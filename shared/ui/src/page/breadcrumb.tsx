import { Link } from "@stays/router";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./breadcrumb.module.css";

/** A step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** A path from @stays/routes; nothing for the page itself. */
  readonly to?: string | undefined;
}

/** Where the page stands; the last crumb is the page. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useUiTexts();
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

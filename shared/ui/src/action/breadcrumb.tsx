import { Link } from "@stays/contract";
import { useUiTexts } from "@stays/ui/basics";
import styles from "./breadcrumb.module.css";

/** A level of the breadcrumb. */
export interface Crumb {
  readonly label: string;
  /** A path from @stays/routes; left out for the current page. */
  readonly to?: string | undefined;
}

/** The position of the page in the site; the last crumb is the current page. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useUiTexts();
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.label}>
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

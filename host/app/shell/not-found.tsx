import { Link, type SiteSettings } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { MainNavigation } from "./main-navigation.tsx";
import styles from "./not-found.module.css";

/** The page for an address without a route (RT-01). */
export function NotFound({ settings }: { settings: SiteSettings }) {
  const { t } = useTexts("host");
  return (
    <div className={styles.page}>
      <h1>{t("notFoundHeading")}</h1>
      <p>{t("notFoundText")}</p>
      <Link className={styles.start} to={linkTo(settings.language, { route: "stayslist" })}>
        {t("notFoundLink")}
      </Link>
      <MainNavigation
        settings={settings}
        routeMatch={null}
        label={t("notFoundHeading")}
        className={styles.links}
      />
    </div>
  );
}

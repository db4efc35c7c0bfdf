import type { SiteSettings } from "@stays/contract";
import { Link } from "@stays/router";
import { linkTo, type RouteMatch } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { BasketButton } from "./basket-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { MainNavigation } from "./main-navigation.tsx";

/** The header: name, main links, language menu and basket. */
export function Header({ settings, routeMatch }: { settings: SiteSettings; routeMatch: RouteMatch | null }) {
  const { t } = useTexts("host");
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={linkTo(settings.language, { route: "stayslist" })}>
        <BrandMark />
        <span translate="no">{settings.name}</span>
      </Link>
      <MainNavigation
        settings={settings}
        routeMatch={routeMatch}
        label={t("mainNavigation")}
        className={styles.navigation}
      />
      <div className={styles.end}>
        <LanguageMenu settings={settings} />
        <BasketButton />
      </div>
    </header>
  );
}

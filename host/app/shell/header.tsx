import { Link, type SiteSettings } from "@stays/contract";
import { linkTo, type RouteMatch } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { BasketButton } from "./basket-button.tsx";
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

/** The red trail cross of the mountains. */
function BrandMark() {
  return (
    <svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true">
      <path
        d="M4 4l18 14M22 4L4 18"
        stroke="var(--color-brand-mark)"
        strokeWidth="5.2"
        strokeLinecap="round"
      />
      <path d="M13 11v17" stroke="var(--color-text)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

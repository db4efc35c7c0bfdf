import { Link, useSettings } from "@stays/contract";
import { linkTo, type RouteMatch } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { BasketButton } from "./basket-button.tsx";
import styles from "./header.module.css";
import { LanguageMenu } from "./language-menu.tsx";
import { MainNavigation, NamedLinks } from "./main-navigation.tsx";

/** The header: name, main links, language menu and basket. */
export function Header({ routeMatch }: { routeMatch: RouteMatch | null }) {
  const { t } = useTexts("host");
  const { language, brand } = useSettings();
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={linkTo(language, { route: "stayslist" })}>
        <Logo />
      </Link>
      <MainNavigation routeMatch={routeMatch} label={t("mainNavigation")} className={styles.navigation}>
        <NamedLinks links={brand.headerLinks} />
      </MainNavigation>
      <div className={styles.end}>
        <LanguageMenu />
        <BasketButton />
      </div>
    </header>
  );
}

/** The destination's logo, or the trail cross and the destination's name. */
function Logo() {
  const { brand, name, appearance } = useSettings();
  const { logo } = brand;
  if (logo === null)
    return (
      <>
        <BrandMark />
        <span translate="no">{name}</span>
      </>
    );
  const { address, darkAddress, width, height } = logo;
  return (
    <picture>
      {darkAddress !== null && appearance !== "light" && (
        <source srcSet={darkAddress} media="screen and (prefers-color-scheme: dark)" />
      )}
      <img className={styles.logo} src={address} width={width} height={height} alt={name} />
    </picture>
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

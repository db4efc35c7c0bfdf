import { Link, useLocation, useSettings } from "@stays/contract";
import { canonicalSearch, linkTo, type RouteMatch, splitLanguage } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { GlobeIcon, Icon } from "@stays/ui";
import { BasketButton } from "./basket-button.tsx";
import styles from "./header.module.css";
import { MainNavigation, NamedLinks } from "./main-navigation.tsx";

const YEAR = 365 * 24 * 60 * 60;

/**
 * Stores the chosen language in a cookie: an address without a language redirects to it next time (RT-01).
 */
function rememberLanguage(prefix: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
  document.cookie = `language=${prefix}; path=/; max-age=${YEAR}; samesite=lax`;
}

/**
 * Returns the address of the current page in another language. Settings differ by language, hence a full page
 * load.
 */
export function useLanguageAddress(): (prefix: string) => string {
  const { languages } = useSettings();
  const { pathname, search, hash } = useLocation();
  const { path } = splitLanguage(
    pathname,
    languages.map(({ prefix }) => prefix),
  );
  return (prefix) => `/${prefix}${path}${canonicalSearch(search)}${hash}`;
}

function LanguageMenu() {
  const { t } = useTexts("host");
  const settings = useSettings();
  const toLanguage = useLanguageAddress();
  return (
    <label className={styles.button}>
      <Icon of={GlobeIcon} className={styles.icon} />
      <select
        aria-label={t("language")}
        className={styles.language}
        value={settings.language}
        onChange={({ currentTarget }) => {
          rememberLanguage(currentTarget.value);
          window.location.assign(toLanguage(currentTarget.value));
        }}
      >
        {settings.languages.map(({ prefix, name, code }) => (
          <option key={prefix} value={prefix} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

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

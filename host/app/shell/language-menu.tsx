import { type SiteSettings, useLocation } from "@stays/contract";
import { canonicalSearch, splitLanguage } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { GlobeIcon, Icon } from "@stays/ui";
import styles from "./header.module.css";

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
export function useAddressIn(settings: SiteSettings): (prefix: string) => string {
  const { pathname, search, hash } = useLocation();
  const { path } = splitLanguage(
    pathname,
    settings.languages.map(({ prefix }) => prefix),
  );
  return (prefix) => `/${prefix}${path}${canonicalSearch(search)}${hash}`;
}

/** The menu of the site's languages. */
export function LanguageMenu({ settings }: { settings: SiteSettings }) {
  const { t } = useTexts("host");
  const addressIn = useAddressIn(settings);
  return (
    <label className={styles.button}>
      <Icon of={GlobeIcon} className={styles.icon} />
      <select
        aria-label={t("language")}
        className={styles.language}
        value={settings.language}
        onChange={({ currentTarget }) => {
          rememberLanguage(currentTarget.value);
          window.location.assign(addressIn(currentTarget.value));
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

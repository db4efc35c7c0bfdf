import { useLocation, useSettings } from "@stays/contract";
import { canonicalSearch, splitLanguage } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { GlobeIcon, Icon, VisuallyHidden } from "@stays/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { scrollMemory } from "../routing/scroll-position.ts";
import { useIsHydrated } from "../services/hydrated.ts";
import { findLanguage } from "../services/page-context.ts";
import styles from "./header.module.css";

const YEAR = 365 * 24 * 60 * 60;

/** Keeps the choice in a cookie: an address without a language redirects to it next time (RT-01). */
function rememberLanguage(prefix: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
  document.cookie = `language=${prefix}; path=/; max-age=${YEAR}; samesite=lax`;
}

/**
 * Links to this page in each language of the site. Settings differ by language, hence a full page load, which starts
 * at the scroll position of this page.
 */
export function LanguageLinks({ className }: { readonly className: string | undefined }) {
  const { language, languages } = useSettings();
  const { pathname, search, ...location } = useLocation();
  // The server does not know the hash, and React keeps the server's attributes when it hydrates.
  const hash = useIsHydrated() ? location.hash : "";
  const { path } = splitLanguage(
    pathname,
    languages.map(({ prefix }) => prefix),
  );
  return (
    <ul className={className}>
      {languages.map(({ prefix, name, code }) => {
        const address = `/${prefix}${path}${canonicalSearch(search)}${hash}`;
        return (
          <li key={prefix}>
            <a
              href={address}
              hrefLang={code}
              lang={code}
              aria-current={prefix === language ? "true" : undefined}
              onClick={() => {
                rememberLanguage(prefix);
                scrollMemory.writeOpened(address);
              }}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The menu of languages: a disclosure, which opens without scripts, too. The arrow keys of a select would load the next
 * language with the first key (WCAG 3.2.2).
 */
export function LanguageMenu() {
  const { t } = useTexts("host");
  const { name, code } = findLanguage(useSettings());
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => menu.current?.removeAttribute("open");
  useEffect(() => {
    // It may have been opened before the page was hydrated.
    setOpen(menu.current?.open === true);
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== "Escape" || !isOpen) return;
    close();
    menu.current?.querySelector("summary")?.focus();
  }
  return (
    <details
      ref={menu}
      className={styles.languages}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: browsers differ in the role of a summary */}
      <summary role="button" aria-expanded={isOpen} className={styles.button}>
        <Icon of={GlobeIcon} className={styles.icon} />
        <VisuallyHidden>{t("language")}</VisuallyHidden>
        <span lang={code} className={styles.language}>
          {name}
        </span>
      </summary>
      <LanguageLinks className={styles.menu} />
    </details>
  );
}

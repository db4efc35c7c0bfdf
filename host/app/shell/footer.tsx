import { useSettings } from "@stays/contract";
import type { RouteMatch } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { stack, TextButton } from "@stays/ui";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-menu.tsx";
import { MainNavigation, NamedLinks } from "./main-navigation.tsx";

/** The footer of every page: links, plain language links, and payment information. */
export function Footer({
  routeMatch,
  onPrivacyChoices,
}: {
  routeMatch: RouteMatch | null;
  onPrivacyChoices: () => void;
}) {
  const { t } = useTexts("host");
  const settings = useSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <p className={styles.name} translate="no">
          {settings.name}
        </p>
        <p>{t("footerAbout", { name: settings.name })}</p>
        <p>{t("footerPay")}</p>
        {settings.analytics.banner && (
          <TextButton onClick={onPrivacyChoices}>{t("privacyChoices")}</TextButton>
        )}
      </div>
      <MainNavigation routeMatch={routeMatch} label={t("footerNavigation")} className={stack(2)} />
      {settings.brand.footerColumns.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={stack(2)}>
          <p className={styles.title}>{title}</p>
          <NamedLinks links={links} />
        </nav>
      ))}
      <LanguageLinks className={stack(2)} />
    </footer>
  );
}

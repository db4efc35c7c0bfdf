import { aboutHtml, type Content } from "@stays/domain";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import styles from "./about-package.module.css";

/**
 * The numbered text About (102) of a package, else its description. Renders nothing without either (PK-02).
 */
export function AboutPackage({ content }: { readonly content: Content }) {
  const { t } = useTexts("mf-packages");
  const html = aboutHtml(content) ?? content.description;
  if (!html) return null;
  return (
    <Section title={t("about")}>
      <RichText html={html} className={styles.text} />
    </Section>
  );
}

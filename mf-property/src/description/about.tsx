import { aboutHtml, type Content } from "@stays/domain";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import styles from "./description.module.css";

/** What a room is like: its description, and the numbered text About (102) where there is one (HD-01). */
export function About({ content }: { readonly content: Content }) {
  const { t } = useTexts("mf-property");
  const texts = [content.description, aboutHtml(content)].flatMap((html) => html || []);
  if (texts.length === 0) return null;
  return (
    <Section title={t("about")}>
      {texts.map((html) => (
        <RichText key={html} html={html} className={styles.about} />
      ))}
    </Section>
  );
}

import { aboutHtml, type Content } from "@stays/domain";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import styles from "./description.module.css";

/** The description of a room, followed by its numbered text About (102) if it has one (HD-01). */
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

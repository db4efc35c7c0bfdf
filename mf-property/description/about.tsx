import { Section } from "@stays/property";
import { aboutHtml, type Content } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";

/** The numbered text About (102), where there is one (HD-01). */
export function About({ content }: { readonly content: Content }) {
  const { t } = useTexts("mf-property");
  const html = aboutHtml(content);
  if (!html) return null;
  return (
    <Section title={t("about")}>
      <RichText html={html} />
    </Section>
  );
}

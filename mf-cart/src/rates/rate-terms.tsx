import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import styles from "./rate-modal.module.css";

/** Conditions of a rate, in a disclosure. */
export function RateTerms({ html }: { readonly html: string }) {
  const { t } = useTexts("mf-cart");
  return (
    <details className={styles.terms}>
      <summary>{t("conditions")}</summary>
      <RichText html={html} className={styles.text} />
    </details>
  );
}

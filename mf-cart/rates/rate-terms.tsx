import { useTexts } from "@stays/texts";
import styles from "./rate-modal.module.css";

export function RateTerms({ html }: { readonly html: string }) {
  const { t } = useTexts("mf-cart");
  return (
    <details className={styles.terms}>
      <summary>{t("conditions")}</summary>
      <div>{html}</div>
    </details>
  );
}

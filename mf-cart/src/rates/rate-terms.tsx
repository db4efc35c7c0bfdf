import { useTexts } from "@stays/texts";
import { Disclosure, RichText } from "@stays/ui";
import styles from "./rate-modal.module.css";

/** Conditions of a rate, in a disclosure. */
export function RateTerms({ html }: { readonly html: string }) {
  const { t } = useTexts("mf-cart");
  return (
    <Disclosure summary={t("conditions")} className={styles.terms}>
      <RichText html={html} className={styles.text} />
    </Disclosure>
  );
}

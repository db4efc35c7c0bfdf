import { useTexts } from "@stays/texts";
import { CheckIcon, Disclosure, Icon, RichText } from "@stays/ui";
import styles from "./rate-modal.module.css";

export function RateTerms({ html }: { readonly html: string }) {
  const { t } = useTexts("mf-cart");
  return (
    <Disclosure summary={t("conditions")} className={styles.terms}>
      <RichText html={html} className={styles.text} />
    </Disclosure>
  );
}

/** What a price includes, or until when it can be cancelled free of charge. */
export function Benefit({ children }: { readonly children: string }) {
  return (
    <p className={styles.benefit}>
      <Icon of={CheckIcon} />
      <span>{children}</span>
    </p>
  );
}

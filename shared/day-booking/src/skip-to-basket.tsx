import { outsideAddress, useSettings } from "@stays/contract";
import { ArrowRightIcon, Icon } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./days-header.module.css";

/** The link to the basket. It loads a new document and works without JavaScript. */
export function SkipToBasket() {
  const { t } = useActivityTexts();
  const settings = useSettings();
  return (
    <a className={styles.skip} href={outsideAddress("basket", settings)}>
      {t("skipToBasket")}
      <Icon of={ArrowRightIcon} />
    </a>
  );
}

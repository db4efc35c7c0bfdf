import { outsideAddress, useSettings } from "@stays/contract";
import { ArrowRightIcon, Icon } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./days-header.module.css";

/** Goes on to the basket by full page load; works without scripts. */
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

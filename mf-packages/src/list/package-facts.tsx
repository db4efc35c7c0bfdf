import { usePropertyTexts } from "@stays/stay-page";
import { useFormat } from "@stays/texts";
import { CheckIcon, classNames, Icon } from "@stays/ui";
import { type ListedPackage, listIncluded } from "./listed-package.ts";
import styles from "./package-facts.module.css";

export function PackageFacts({
  listed,
  nights = 0,
  isAwaited = false,
}: {
  readonly listed: ListedPackage;
  /** Passed where no price beside it shows the nights. */
  readonly nights?: number;
  /** Reserves space for facts that are still loading. */
  readonly isAwaited?: boolean;
}) {
  const { t } = usePropertyTexts();
  const { list } = useFormat();
  const included = listIncluded(listed);
  const conditions = listed.product?.bookingConditions ?? null;
  return (
    <ul className={classNames(styles.facts, isAwaited && styles.awaited, nights > 0 && styles.withNights)}>
      {nights > 0 && <li>{t("nights", { count: nights })}</li>}
      {included.length > 0 && (
        <li className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("included", { names: list(included) })}</span>
        </li>
      )}
      {conditions && <li>{t("conditions", { name: conditions.name })}</li>}
    </ul>
  );
}

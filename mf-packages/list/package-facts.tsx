import { useFormat, useTexts } from "@stays/texts";
import { CheckIcon, Icon } from "@stays/ui";
import { includedIn } from "../packages/included.ts";
import type { ListedPackage } from "../packages/listed-package.ts";
import styles from "./package-facts.module.css";

/** What a package contains: nights, what is included, on what conditions. */
export function PackageFacts({
  listed,
  nights = 0,
}: {
  readonly listed: ListedPackage;
  /** Where no price beside it tells them. */
  readonly nights?: number;
}) {
  const { t } = useTexts("mf-packages");
  const { list } = useFormat();
  const included = includedIn(listed);
  const conditions = listed.product?.bookingConditions ?? null;
  return (
    <ul className={styles.facts}>
      {nights > 0 && <li>{t("nights", { count: nights })}</li>}
      {included.length > 0 && (
        <li className={styles.included}>
          <Icon of={CheckIcon} />
          {t("included", { names: list(included) })}
        </li>
      )}
      {conditions && <li>{t("conditions", { name: conditions.name })}</li>}
    </ul>
  );
}

import { useVisit } from "@stays/contract";
import { addonNames, type Product, saving } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { CheckIcon, Icon } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import { usePriceTexts } from "./price-texts.ts";
import styles from "./rate-facts.module.css";

interface RateBenefitsProps {
  readonly product: Product;
  /** The last day of free cancellation, YYYY-MM-DD; null = not free, or not known. */
  readonly cancelUntil: string | null;
}

/** What a price saves and includes, and until when it can be cancelled free of charge. */
export function RateBenefits({ product, cancelUntil }: RateBenefitsProps) {
  const { t } = usePropertyTexts();
  const { t: priceText } = usePriceTexts();
  const { list, money, day } = useFormat();
  const { promoCode: code } = useVisit().search;
  const { includedAddons, discount, offer, price } = product;
  const saved = money(saving(price), price.currency);
  const name = discount?.name ?? offer?.name ?? t("offer");
  return (
    <>
      {saved !== money(0, price.currency) && (
        <p className={styles.saving}>
          {t("youSave", {
            name: code === null ? name : priceText("savingWithCode", { name, code }),
            amount: saved,
          })}
        </p>
      )}
      {includedAddons.length > 0 && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("included", { names: list(addonNames(includedAddons)) })}</span>
        </p>
      )}
      {cancelUntil !== null && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("cancelUntil", { date: day(cancelUntil) })}</span>
        </p>
      )}
    </>
  );
}

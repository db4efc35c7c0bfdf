import type { RateOption } from "@stays/contract";
import type { ItemStay } from "@stays/domain";
import { usePriceTexts } from "@stays/stay-page/price-texts";
import { lazyComponent } from "@stays/ui";
import { useState } from "react";
import styles from "./rate-modal.module.css";

const PriceParts = lazyComponent(() =>
  import("@stays/stay-page/price-parts").then((module) => module.PriceParts),
);

interface WholePriceProps {
  readonly rate: RateOption;
  readonly stay: ItemStay;
  /** Nights and guests, as shown with the rate. */
  readonly basis: string;
}

/** What the price of a rate is made of, in a disclosure; its content is made when it is opened. */
export function WholePrice({ rate: { item, originalPrice, discount }, stay, basis }: WholePriceProps) {
  const { t } = usePriceTexts();
  const [isOpen, setOpen] = useState(false);
  const { price: amount, currency, persons: totalPersons } = item;
  const { start, end } = stay;
  return (
    <details className={styles.terms} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("wholePrice")}</summary>
      {isOpen && (
        <PriceParts
          price={{ amount, originalAmount: originalPrice, currency, start, end, totalPersons }}
          rate={{ ...stay, discount: discount === null ? null : { name: discount } }}
          unitId={item.id}
          savingName={discount ?? t("discount")}
          basis={basis}
        />
      )}
    </details>
  );
}

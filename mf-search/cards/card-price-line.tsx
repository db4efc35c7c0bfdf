import { type PersonConfiguration, personCount } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Price } from "@stays/ui";
import type { CardPrice } from "./from-price.ts";
import styles from "./stay-card.module.css";

interface CardPriceLineProps {
  readonly price: CardPrice | null;
  readonly guests: readonly PersonConfiguration[];
  readonly isSmall: boolean;
}

/** `from 4 185 kr for 3 nights`, the whole search's total; without dates, how to get a price (SR-05, SR-11). */
export function CardPriceLine({ price, guests, isSmall }: CardPriceLineProps) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  if (!price) return <p className={styles.noPrice}>{t("chooseDates")}</p>;
  const nights = t("forNights", { count: format.nights(price.start, price.end) });
  const persons = t("guests", { count: personCount(guests).persons });
  return (
    <Price
      amount={price.amount}
      currency={price.currency}
      originalAmount={price.originalAmount}
      from
      basis={isSmall ? nights : `${nights}, ${persons}`}
    />
  );
}

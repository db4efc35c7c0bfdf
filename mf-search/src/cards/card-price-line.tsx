import { useVisit } from "@stays/contract";
import { type PersonConfiguration, personCount } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Price } from "@stays/ui";
import { useMemo } from "react";
import type { CardPrice } from "../listing/from-price.ts";
import { unpricedReason } from "../listing/unpriced-reason.ts";
import styles from "./stay-card.module.css";

interface CardPriceLineProps {
  readonly price: CardPrice | null;
  readonly guests: readonly PersonConfiguration[];
  readonly isSmall: boolean;
}

/** Reason why there is no price. */
function NoPrice() {
  const { t } = useTexts("mf-search");
  const visit = useVisit();
  return <p className={styles.noPrice}>{t(useMemo(() => unpricedReason(visit), [visit]))}</p>;
}

/**
 * Price line `from 4 185 kr for 3 nights`: the total of the whole search, or the reason for no price (SR-05,
 * SR-11).
 */
export function CardPriceLine({ price, guests, isSmall }: CardPriceLineProps) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  if (!price) return <NoPrice />;
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

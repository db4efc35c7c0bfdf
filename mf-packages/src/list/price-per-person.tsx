import type { OfferPrice } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { shareNeedsDecimals, shownAmount } from "@stays/texts/shown-amount";
import { perPerson } from "../packages/package-stay.ts";
import styles from "./price-per-person.module.css";

/** The price per person. Renders nothing for one person or an unknown number of persons. */
export function PricePerPerson({
  price: { amount, currency },
  persons,
}: {
  readonly price: OfferPrice;
  /** null = not known. */
  readonly persons: number | null;
}) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  // The share of the rounded price beside it (ruling 100).
  const total = shownAmount(amount, currency);
  const each = perPerson(total, persons);
  if (each === null || persons === null) return null;
  const price = money(each, currency, shareNeedsDecimals(total, persons, currency));
  return <p className={styles.each}>{t("perPerson", { price })}</p>;
}

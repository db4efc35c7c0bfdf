import type { OfferPrice } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
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
  const each = perPerson(amount, persons);
  if (each === null) return null;
  return <p className={styles.each}>{t("perPerson", { price: money(each, currency) })}</p>;
}

import type { OfferPrice } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { shownDifference } from "@stays/texts/shown-amount";
import { Badge, type ElementNode } from "@stays/ui";
import styles from "./price-lines.module.css";
import { PricePerPerson } from "./price-per-person.tsx";

/** The saving against the original price, as a sentence. Renders nothing if it rounds to 0 (PK-03). */
function Saving({ price }: { readonly price: OfferPrice }) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  const { amount, originalAmount, currency } = price;
  const saved = shownDifference(originalAmount ?? amount, amount, currency);
  return saved > 0 && <Badge kind="saving">{t("youSave", { amount: money(saved, currency) })}</Badge>;
}

/** A price, with the saving above it and the price per person below (PK-03). */
export function PriceLines({
  price,
  persons,
  align,
  children,
}: {
  readonly price: OfferPrice;
  /** Persons that the price is for; null = not known. */
  readonly persons: number | null;
  /** On small screens always `start`. */
  readonly align: "start" | "end";
  readonly children: ElementNode;
}) {
  return (
    <div className={styles[align]}>
      <Saving price={price} />
      {children}
      <PricePerPerson price={price} persons={persons} />
    </div>
  );
}

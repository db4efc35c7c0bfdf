import type { RateOption } from "@stays/contract";
import { type ItemStay, priceBreakdown } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { PriceRows } from "@stays/ui";
import { useState } from "react";
import { usePriceTexts } from "./price-texts.ts";
import styles from "./rate-modal.module.css";

interface WholePriceProps {
  readonly rate: RateOption;
  readonly stay: ItemStay;
  /** Nights and guests, as shown with the rate. */
  readonly basis: string;
}

/** What the price of a rate is made of, in a disclosure; its content is made when it is opened. */
export function WholePrice(props: WholePriceProps) {
  const { t } = usePriceTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.terms} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("wholePrice")}</summary>
      {isOpen && <Parts {...props} />}
    </details>
  );
}

function Parts({ rate: { item, originalPrice, discount }, stay, basis }: WholePriceProps) {
  const { t } = usePriceTexts();
  const { money } = useFormat();
  const { price: amount, currency, persons: totalPersons } = item;
  const { start, end } = stay;
  const parts = priceBreakdown({ amount, originalAmount: originalPrice, start, end, totalPersons });
  if (!parts) return null;
  const text = (value: number) => money(value, currency);
  const saved = text(parts.saving);
  return (
    <>
      <PriceRows
        rows={[
          {
            label: t("averageNight", { count: parts.nights, price: text(parts.perNight) }),
            amount: text(parts.before),
          },
          ...(saved === text(0) ? [] : [{ label: discount ?? t("discount"), amount: `−${saved}` }]),
          { label: basis, amount: text(parts.total), isTotal: true },
        ]}
      />
      {parts.perPerson !== null && <p>{t("averagePerson", { price: text(parts.perPerson) })}</p>}
      <p>{t("extrasLater")}</p>
    </>
  );
}

import type { OfferPrice } from "@stays/domain";
import type { ReactNode } from "react";
import styles from "./price-lines.module.css";
import { PricePerPerson } from "./price-per-person.tsx";
import { Saving } from "./saving.tsx";

/** A price, what it saves above it, and what each person pays below (PK-03). */
export function PriceLines({
  price,
  persons,
  align,
  children,
}: {
  readonly price: OfferPrice;
  /** That the price is for; null = not known. */
  readonly persons: number | null;
  /** On small screens always the start. */
  readonly align: "start" | "end";
  readonly children: ReactNode;
}) {
  return (
    <div className={styles[align]}>
      <Saving price={price} />
      {children}
      <PricePerPerson price={price} persons={persons} />
    </div>
  );
}

import type { OfferPrice } from "@stays/domain";
import type { ReactNode } from "react";
import styles from "./price-lines.module.css";
import { PricePerPerson } from "./price-per-person.tsx";
import { Saving } from "./saving.tsx";

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

import { Slot, useToday } from "@stays/contract";
import { nights } from "@stays/days";
import { freeCancellationEnd, type Product, splitTerms } from "@stays/domain";
import { Icon, InfoIcon, lazyComponent, RichText } from "@stays/ui";
import { useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { RateBenefits } from "./rate-benefits.tsx";
import styles from "./rate-facts.module.css";
import { rateName } from "./rate-option.ts";

const PriceParts = lazyComponent(() => import("./price-parts.tsx").then((module) => module.PriceParts));

/**
 * The saving, included add-ons and conditions of a price: the last day of free cancellation, else the first
 * paragraph of the terms. One disclosure contains what the price is made of, another the rest of the terms.
 */
export function RateFacts({
  product,
  unitId,
  name: distinctName,
  isUnderTerms = false,
}: {
  readonly product: Product;
  /** `tag:digits` of the unit that the price is for. */
  readonly unitId: string;
  /** The rate's name among the rates of its unit. */
  readonly name?: string;
  /** The heading above has the first paragraph of the terms already. */
  readonly isUnderTerms?: boolean;
}) {
  const { t } = usePropertyTexts();
  const today = useToday();
  const { includedAddons, bookingConditions, discount, offer, price } = product;
  const own = rateName(product);
  const terms = bookingConditions?.terms ?? "";
  const cancelUntil = freeCancellationEnd(terms, price.start, today);
  const { opening, rest } =
    cancelUntil === null && !isUnderTerms ? splitTerms(terms) : { opening: null, rest: terms };
  const [isOpen, setOpen] = useState(false);
  const basis = [
    t("nights", { count: nights(price.start, price.end) }),
    t("guests", { count: price.totalPersons }),
  ].join(", ");
  const restOfTerms = (
    <>
      {discount?.description && <p>{discount.description}</p>}
      {rest !== "" && <RichText html={rest} />}
    </>
  );
  return (
    <div className={styles.facts}>
      <RateBenefits product={product} cancelUntil={cancelUntil} />
      {opening !== null && (
        <div className={styles.opening}>
          <Icon of={InfoIcon} />
          <RichText html={opening} />
        </div>
      )}
      <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t("priceDetails")}</summary>
        {isOpen && (
          <PriceParts
            price={price}
            rate={product}
            unitId={unitId}
            savingName={discount?.name ?? offer?.name ?? t("offer")}
            basis={basis}
          />
        )}
        {!own && restOfTerms}
      </details>
      {own && (discount?.description || rest !== "") && (
        <details className={styles.more}>
          <summary>{t("conditions", { name: distinctName ?? own })}</summary>
          {restOfTerms}
        </details>
      )}
      {offer && (
        <Slot
          name="packages.offer-details"
          offerName={offer.name}
          content={offer.content}
          includedAddons={includedAddons}
          terms={bookingConditions?.terms ?? null}
        />
      )}
    </div>
  );
}

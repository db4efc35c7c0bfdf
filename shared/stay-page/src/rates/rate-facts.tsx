import { Slot, useToday } from "@stays/contract";
import { addonNames, freeCancellationEnd, type Product, saving, splitTerms } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { CheckIcon, Icon, InfoIcon, lazyPart, RichText } from "@stays/ui";
import { Suspense, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./rate-facts.module.css";
import { rateName } from "./rate-option.ts";

const PriceParts = lazyPart(() => import("./price-parts.tsx").then((module) => module.PriceParts));

/**
 * The saving, included add-ons and conditions of a price: the last day of free cancellation, else the first
 * paragraph of the terms. One disclosure contains what the price is made of, another the rest of the terms.
 */
export function RateFacts({
  product,
  name: distinctName,
  isUnderTerms = false,
}: {
  readonly product: Product;
  /** The rate's name among the rates of its unit. */
  readonly name?: string;
  /** The heading above has the first paragraph of the terms already. */
  readonly isUnderTerms?: boolean;
}) {
  const { t } = usePropertyTexts();
  const { list, money, day } = useFormat();
  const today = useToday();
  const { includedAddons, bookingConditions, discount, offer, price } = product;
  const own = rateName(product);
  const terms = bookingConditions?.terms ?? "";
  const cancelUntil = freeCancellationEnd(terms, price.start, today);
  const { opening, rest } =
    cancelUntil === null && !isUnderTerms ? splitTerms(terms) : { opening: null, rest: terms };
  const saved = money(saving(price), price.currency);
  const [isOpen, setOpen] = useState(false);
  const restOfTerms = (
    <>
      {discount?.description && <p>{discount.description}</p>}
      {rest !== "" && <RichText html={rest} />}
    </>
  );
  return (
    <div className={styles.facts}>
      {saved !== money(0, price.currency) && (
        <p className={styles.saving}>
          {t("youSave", {
            name: discount?.name ?? offer?.name ?? t("offer"),
            amount: saved,
          })}
        </p>
      )}
      {includedAddons.length > 0 && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          {t("included", { names: list(addonNames(includedAddons)) })}
        </p>
      )}
      {cancelUntil !== null && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          {t("cancelUntil", { date: day(cancelUntil) })}
        </p>
      )}
      {opening !== null && (
        <div className={styles.opening}>
          <Icon of={InfoIcon} />
          <RichText html={opening} />
        </div>
      )}
      <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t("priceDetails")}</summary>
        {isOpen && (
          <Suspense>
            <PriceParts product={product} />
          </Suspense>
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

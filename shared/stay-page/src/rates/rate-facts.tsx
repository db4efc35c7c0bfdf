import { Slot, usePageContext, useToday } from "@stays/contract";
import { nights } from "@stays/days";
import { addonNames, freeCancellationEnd, type Product, splitTerms } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { shownDifference } from "@stays/texts/shown-amount";
import { CheckIcon, Disclosure, Icon, InfoIcon, RichText } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import { PriceParts } from "./price-parts.tsx";
import styles from "./rate-facts.module.css";
import { rateName } from "./rates.ts";

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
  readonly unitId: string;
  /** The rate's name among the rates of its unit. */
  readonly name?: string;
  /** The heading above has the first paragraph of the terms already. */
  readonly isUnderTerms?: boolean;
}) {
  const { t } = usePropertyTexts();
  const today = useToday();
  const { conditions } = usePageContext().settings;
  const { includedAddons, bookingConditions, discount, offer, price } = product;
  const own = rateName(product);
  const terms = bookingConditions?.terms ?? "";
  const cancelUntil = freeCancellationEnd(terms, conditions.freeCancellation, price.start, today);
  const { opening, rest } =
    cancelUntil === null && !isUnderTerms ? splitTerms(terms) : { opening: null, rest: terms };
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
      <Disclosure summary={t("priceDetails")} className={styles.more}>
        {(isShown) => (
          <>
            {isShown && (
              <PriceParts
                price={price}
                rate={product}
                unitId={unitId}
                savingName={discount?.name ?? offer?.name ?? t("offer")}
                basis={basis}
              />
            )}
            {!own && restOfTerms}
          </>
        )}
      </Disclosure>
      {own && (discount?.description || rest !== "") && (
        <Disclosure summary={t("conditions", { name: distinctName ?? own })} className={styles.more}>
          {restOfTerms}
        </Disclosure>
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

interface RateBenefitsProps {
  readonly product: Product;
  /** The last day of free cancellation, YYYY-MM-DD; null = not free, or not known. */
  readonly cancelUntil: string | null;
}

function RateBenefits({ product, cancelUntil }: RateBenefitsProps) {
  const { t } = usePropertyTexts();
  const { t: priceText } = useTexts("price");
  const { list, money, day } = useFormat();
  const { promoCode: code } = usePageContext().search;
  const { includedAddons, discount, offer, price } = product;
  const saved = shownDifference(price.originalAmount ?? price.amount, price.amount, price.currency);
  const name = discount?.name ?? offer?.name ?? t("offer");
  return (
    <>
      {saved > 0 && (
        <p className={styles.saving}>
          {t("youSave", {
            name: code === null ? name : priceText("savingWithCode", { name, code }),
            amount: money(saved, price.currency),
          })}
        </p>
      )}
      {includedAddons.length > 0 && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("included", { names: list(addonNames(includedAddons)) })}</span>
        </p>
      )}
      {cancelUntil !== null && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("cancelUntil", { date: day(cancelUntil) })}</span>
        </p>
      )}
    </>
  );
}

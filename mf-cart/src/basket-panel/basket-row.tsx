import { useToday } from "@stays/contract";
import { type BasketProduct, freeCancellationEnd, IMAGE_SIZES } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { CheckIcon, Icon, Photo, PriceText } from "@stays/ui";
import type { BookedStay } from "../add-to-basket/booked-items.ts";
import { RateTerms } from "../rates/rate-terms.tsx";
import styles from "./basket-panel.module.css";
import { basketLine } from "./line.ts";

export interface BasketRowProps {
  readonly product: BasketProduct;
  /** What this tab knows of the line; null = nothing. */
  readonly stay: BookedStay | null;
  /** Prices need their decimals. */
  readonly isExact: boolean;
}

/** Basket line: photo, name, period with nights, guests, rate, conditions, extras, price (CT-05). */
export function BasketRow({ product, stay, isExact }: BasketRowProps) {
  const { t } = useTexts("mf-cart");
  const format = useFormat();
  const today = useToday();
  const { period, nights } = basketLine(product, format);
  const cancelUntil = stay?.terms ? freeCancellationEnd(stay.terms, stay.start, today) : null;
  return (
    <li className={styles.row}>
      {stay?.image && <Photo image={stay.image} size={IMAGE_SIZES.rate} alt="" className={styles.photo} />}
      <h4>{product.name}</h4>
      <b>
        <PriceText {...product.price} isExact={isExact} />
      </b>
      <p>{[period, nights > 0 && t("nights", { count: nights })].filter(Boolean).join(", ")}</p>
      {product.persons.length > 0 && (
        <p>{product.persons.map(({ count, name }) => t("extra", { n: count, name })).join(", ")}</p>
      )}
      {stay?.rate && <p>{stay.rate}</p>}
      {cancelUntil !== null && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("cancelUntil", { date: format.day(cancelUntil) })}</span>
        </p>
      )}
      {stay?.terms && (
        <div className={styles.terms}>
          <RateTerms html={stay.terms} />
        </div>
      )}
      {product.addons.length > 0 && <RowAddons addons={product.addons} isExact={isExact} />}
    </li>
  );
}

function RowAddons({ addons, isExact }: Pick<BasketProduct, "addons"> & { readonly isExact: boolean }) {
  const { t } = useTexts("mf-cart");
  const counted = (units: number, name: string) => (units > 1 ? t("extra", { n: units, name }) : name);
  return (
    <ul className={styles.addons}>
      {addons.map(({ name, units, isIncluded, price }) => (
        <li key={`${name} ${isIncluded}`}>
          {isIncluded ? (
            <span className={styles.included}>
              <Icon of={CheckIcon} />
              <span>{t("included", { name: counted(units, name) })}</span>
            </span>
          ) : (
            <>
              <span>{t("extra", { n: units, name })}</span>
              <PriceText {...price} isExact={isExact} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { BasketProduct } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { CheckIcon, Icon, PriceText } from "@stays/ui";
import styles from "./basket-panel.module.css";
import { basketLine } from "./line.ts";

/** Basket line: name, period with nights, guests, extras, price (CT-05). */
export function BasketRow({ product }: { readonly product: BasketProduct }) {
  const { t } = useTexts("mf-cart");
  const { period, nights } = basketLine(product, useFormat());
  return (
    <li className={styles.row}>
      <h4>{product.name}</h4>
      <b>
        <PriceText {...product.price} />
      </b>
      <p>{[period, nights > 0 && t("nights", { count: nights })].filter(Boolean).join(", ")}</p>
      {product.persons.length > 0 && (
        <p>{product.persons.map(({ count, name }) => t("extra", { n: count, name })).join(", ")}</p>
      )}
      {product.addons.length > 0 && <RowAddons addons={product.addons} />}
    </li>
  );
}

function RowAddons({ addons }: Pick<BasketProduct, "addons">) {
  const { t } = useTexts("mf-cart");
  const counted = (units: number, name: string) => (units > 1 ? t("extra", { n: units, name }) : name);
  return (
    <ul className={styles.addons}>
      {addons.map(({ name, units, isIncluded, price }) => (
        <li key={`${name} ${isIncluded}`}>
          {isIncluded ? (
            <span className={styles.included}>
              <Icon of={CheckIcon} />
              {t("included", { name: counted(units, name) })}
            </span>
          ) : (
            <>
              <span>{t("extra", { n: units, name })}</span>
              <PriceText {...price} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import { useVisit } from "@stays/contract";
import type { BasketGroup } from "@stays/domain";
import { readBookedStays, stayOfLine } from "../add-to-basket/booked-stay.ts";
import styles from "./basket-panel.module.css";
import { BasketRow } from "./basket-row.tsx";

/** Basket lines of one property or provider, under its name and the name of the offer. */
export function BasketGroupView({
  group,
  isExact,
}: {
  readonly group: BasketGroup;
  /** Prices need their decimals. */
  readonly isExact: boolean;
}) {
  const { language } = useVisit().place;
  const stays = readBookedStays();
  return (
    <li className={styles.group}>
      <div className={styles.head}>
        {group.offerName && <span className={styles.offer}>{group.offerName}</span>}
        <h3>{group.name}</h3>
      </div>
      <ul className={styles.rows}>
        {group.products.map((product, index) => (
          <BasketRow
            key={`${product.name} ${index}`}
            product={product}
            isExact={isExact}
            stay={stayOfLine(product, stays, language)}
          />
        ))}
      </ul>
    </li>
  );
}

import type { Addon, BookItem } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { useId } from "react";
import { datesOfStay, readBookedStays } from "../add-to-basket/booked-items.ts";
import { extraGroups } from "./extra-groups.ts";
import { ExtraRow } from "./extra-row.tsx";
import styles from "./extras-modal.module.css";
import { type ExtraSelection, getQuantity } from "./selection.ts";

export interface BookItemExtrasProps {
  readonly item: BookItem;
  readonly selection: ExtraSelection;
  /** Prices need their decimals. */
  readonly isExact: boolean;
  readonly isBusy: boolean;
  readonly onChange: (addon: Addon, quantity: number) => void;
}

/** Extras of one booked item, under its product name (AD-01). */
export function BookItemExtras({ item, selection, isExact, isBusy, onChange }: BookItemExtrasProps) {
  const { locale } = useTexts("mf-cart");
  const { range } = useFormat();
  const headingId = useId();
  const dates = datesOfStay(item.productName, readBookedStays());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be a heading with a rule under it
    <div role="group" aria-labelledby={headingId} className={styles.item}>
      <div className={styles.head}>
        <h3 id={headingId}>{item.productName}</h3>
        {dates && <span>{range(dates.start, dates.end)}</span>}
      </div>
      {extraGroups(item, locale).map((set) => (
        <div key={set.name ?? ""}>
          {set.name && <h4 className={styles.set}>{set.name}</h4>}
          <ul>
            {set.addons.map((addon) => (
              <ExtraRow
                key={addon.addonId}
                addon={addon}
                quantity={getQuantity(selection, addon)}
                isExact={isExact}
                isBusy={isBusy}
                onChange={(quantity) => onChange(addon, quantity)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

import { type Addon, type BookItem, IMAGE_SIZES, mainFirst } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Disclosure, Photo, RichText, Stepper } from "@stays/ui";
import { useId } from "react";
import { datesOfStay, readBookedStays } from "../add-to-basket/booked-items.ts";
import { extraGroups } from "./extra-groups.ts";
import styles from "./extras-modal.module.css";
import { type ExtraSelection, getQuantity } from "./selection.ts";

interface BookItemExtrasProps {
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

interface ExtraRowProps {
  readonly addon: Addon;
  readonly quantity: number;
  /** The price needs its decimals. */
  readonly isExact: boolean;
  readonly isBusy: boolean;
  readonly onChange: (quantity: number) => void;
}

function ExtraRow({ addon, quantity, isExact, isBusy, onChange }: ExtraRowProps) {
  const { t } = useTexts("mf-cart");
  const { money } = useFormat();
  const id = useId();
  const { name, maximumUnits, price } = addon;
  const priceText = price.amount === 0 ? t("noCharge") : money(price.amount, price.currency, isExact);
  const isSingle = maximumUnits === 1;
  return (
    <li className={styles.extra}>
      <Photo
        image={mainFirst(addon.content.images)[0]}
        size={IMAGE_SIZES.addon}
        alt=""
        className={styles.photo}
      />
      <div className={styles.words}>
        {isSingle ? (
          <label htmlFor={id} className={styles.name}>
            {name}
          </label>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <ExtraDetails addon={addon} />
      </div>
      <div className={styles.end}>
        <span id={`${id}-price`} className={styles.price}>
          {isSingle ? priceText : t("perUnit", { price: priceText, n: maximumUnits })}
        </span>
        {isSingle ? (
          <input
            id={id}
            type="checkbox"
            className={styles.check}
            checked={quantity > 0}
            disabled={isBusy}
            aria-describedby={`${id}-price`}
            onChange={(event) => onChange(event.target.checked ? 1 : 0)}
          />
        ) : (
          <Stepper
            label={name}
            value={quantity}
            max={maximumUnits}
            addName={t("addOne", { name })}
            removeName={t("removeOne", { name })}
            busy={isBusy}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  );
}

/** Texts of an extra: the first is visible, the others open in a disclosure. */
function ExtraDetails({ addon }: { readonly addon: Addon }) {
  const { t } = useTexts("mf-cart");
  const [first, ...others] = addon.content.information;
  if (!first) return null;
  return (
    <div className={styles.about}>
      <RichText html={first.html} className={styles.text} />
      {others.length > 0 && (
        <Disclosure summary={t("moreAbout", { name: addon.name })}>
          {others.map(({ id, html }) => (
            <RichText key={id} html={html} className={styles.text} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

import { type BookingContext, type RateOption, useToday } from "@stays/contract";
import { nights } from "@stays/days";
import { addonNames, freeCancellationEnd, IMAGE_SIZES, type ItemStay, splitTerms } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Badge, CheckIcon, Icon, InfoIcon, Photo, Price, RichText } from "@stays/ui";
import { useId } from "react";
import { AddButton } from "../add-button/add-button.tsx";
import styles from "./rate-modal.module.css";
import { RateTerms } from "./rate-terms.tsx";
import { WholePrice } from "./whole-price.tsx";

export interface RateRowProps {
  readonly rate: RateOption;
  readonly booking: BookingContext;
  /** Whether another rate of the unit is being added; only one can be added at a time. */
  readonly isOtherAdding: boolean;
}

/** Rate: its name, inclusions, conditions with their first paragraph unfolded, price and add button. */
export function RateRow({ rate, booking, isOtherAdding }: RateRowProps) {
  const { t } = useTexts("mf-cart");
  const { list, day } = useFormat();
  const today = useToday();
  const headingId = useId();
  const { item, name, terms, originalPrice, discount, includedAddons, image } = rate;
  const names = addonNames(includedAddons);
  const cancelUntil = terms && item.stay ? freeCancellationEnd(terms, item.stay.start, today) : null;
  const { opening, rest } = cancelUntil === null ? splitTerms(terms ?? "") : { opening: null, rest: terms };
  const basisOf = ({ start, end, personConfiguration: { adults, childrenAges } }: ItemStay) =>
    [
      t("nights", { count: nights(start, end) }),
      t("adults", { count: adults }),
      ...(childrenAges.length > 0 ? [t("children", { count: childrenAges.length })] : []),
    ].join(", ");
  return (
    <li aria-labelledby={headingId} className={styles.rate}>
      {image && <Photo image={image} size={IMAGE_SIZES.rate} alt="" className={styles.photo} />}
      <div className={styles.words}>
        <h3 id={headingId}>{name}</h3>
        {discount && discount !== name && <Badge kind="deal">{discount}</Badge>}
        {item.stay && <p className={styles.basis}>{basisOf(item.stay)}</p>}
        {names.length > 0 && (
          <p className={styles.included}>
            <Icon of={CheckIcon} />
            <span>{t("includedAddons", { names: list(names) })}</span>
          </p>
        )}
        {cancelUntil !== null && (
          <p className={styles.included}>
            <Icon of={CheckIcon} />
            <span>{t("cancelUntil", { date: day(cancelUntil) })}</span>
          </p>
        )}
        {opening !== null && (
          <div className={styles.opening}>
            <Icon of={InfoIcon} />
            <RichText html={opening} />
          </div>
        )}
        {rest && <RateTerms html={rest} />}
        {item.stay && <WholePrice rate={rate} stay={item.stay} basis={basisOf(item.stay)} />}
      </div>
      <div className={styles.end}>
        <Price amount={item.price} currency={item.currency} originalAmount={originalPrice} align="end" />
        <AddButton items={[item]} booking={booking} disabledReason={isOtherAdding ? "" : undefined} />
      </div>
    </li>
  );
}

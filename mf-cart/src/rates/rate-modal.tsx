import {
  type BookingContext,
  itemKeyOf,
  type RateOption,
  type SlotProps,
  usePageContext,
  useToday,
} from "@stays/contract";
import { nights } from "@stays/days";
import { addonNames, freeCancellationEnd, IMAGE_SIZES, splitTerms } from "@stays/domain";
import { PriceParts } from "@stays/stay-page/price-parts";
import { useFormat, useTexts } from "@stays/texts";
import {
  Badge,
  Dialog,
  Disclosure,
  Icon,
  InfoIcon,
  muted,
  Photo,
  Price,
  RichText,
  useGuestText,
} from "@stays/ui";
import { useId } from "react";
import { AddButton } from "../add-button/add-button.tsx";
import { useAdding } from "../add-to-basket/use-add.ts";
import { useLeaving } from "../slots/use-leaving.ts";
import styles from "./rate-modal.module.css";
import { Benefit, RateTerms } from "./rate-terms.tsx";

interface RateRowProps {
  readonly rate: RateOption;
  readonly booking: BookingContext;
  /** Whether another rate of the unit is being added; only one can be added at a time. */
  readonly isOtherAdding: boolean;
}

/** Rate: its name, inclusions, conditions with their first paragraph unfolded, price and add button. */
function RateRow({ rate, booking, isOtherAdding }: RateRowProps) {
  const { t } = useTexts("mf-cart");
  const { t: priceText } = useTexts("price");
  const { list, day } = useFormat();
  const today = useToday();
  const { conditions } = usePageContext().settings;
  const headingId = useId();
  const { item, name, terms, originalPrice, discount, includedAddons, image } = rate;
  const { stay } = item;
  const names = addonNames(includedAddons);
  const cancelUntil =
    terms && stay ? freeCancellationEnd(terms, conditions.freeCancellation, stay.start, today) : null;
  const { opening, rest } = cancelUntil === null ? splitTerms(terms ?? "") : { opening: null, rest: terms };
  const guestText = useGuestText();
  const basis =
    stay &&
    `${t("nights", { count: nights(stay.start, stay.end) })}, ${guestText([stay.personConfiguration])}`;
  return (
    <li aria-labelledby={headingId} className={styles.rate}>
      {image && <Photo image={image} size={IMAGE_SIZES.rate} alt="" className={styles.photo} />}
      <div className={styles.words}>
        <h3 id={headingId}>{name}</h3>
        {discount && discount !== name && <Badge kind="deal">{discount}</Badge>}
        {basis && <p className={muted("sm")}>{basis}</p>}
        {names.length > 0 && <Benefit>{t("includedAddons", { names: list(names) })}</Benefit>}
        {cancelUntil !== null && <Benefit>{t("cancelUntil", { date: day(cancelUntil) })}</Benefit>}
        {opening !== null && (
          <div className={styles.opening}>
            <Icon of={InfoIcon} />
            <RichText html={opening} />
          </div>
        )}
        {rest && <RateTerms html={rest} />}
        {stay && basis && (
          <Disclosure summary={priceText("wholePrice")} className={styles.terms}>
            {(isShown) =>
              isShown && (
                <PriceParts
                  price={{
                    amount: item.price,
                    originalAmount: originalPrice,
                    currency: item.currency,
                    start: stay.start,
                    end: stay.end,
                    totalPersons: item.persons,
                  }}
                  rate={{ ...stay, discount: discount === null ? null : { name: discount } }}
                  unitId={item.id}
                  savingName={discount ?? priceText("discount")}
                  basis={basis}
                />
              )
            }
          </Disclosure>
        )}
      </div>
      <div className={styles.end}>
        <Price amount={item.price} currency={item.currency} originalAmount={originalPrice} align="end" />
        <AddButton items={[item]} booking={booking} disabledReason={isOtherAdding ? "" : undefined} />
      </div>
    </li>
  );
}

/** Modal with the rates of one unit, each with an add button. A successful add opens the extras (CT-06). */
export function RateModal({ request, onClose }: SlotProps["cart.rate-modal"]) {
  const { t } = useTexts("mf-cart");
  const { isOpen, leave } = useLeaving(request);
  const { productName, rates, booking } = request;
  const keys = useAdding();
  const adding = rates.find(({ item }) => keys.includes(itemKeyOf(item)));
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      onClosed={onClose}
      closeOnMask
      title={t("rateOption", { product: productName })}
      lead={t("rateLead")}
    >
      <ul>
        {rates.map((rate) => (
          <RateRow
            key={rate.item.bookKey}
            rate={rate}
            booking={booking}
            isOtherAdding={adding !== undefined && adding !== rate}
          />
        ))}
      </ul>
    </Dialog>
  );
}

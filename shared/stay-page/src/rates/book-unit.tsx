import {
  itemKeyOf,
  Slot,
  useCart,
  useCartActions,
  useHasStoredAnswers,
  useIsHydrated,
  useSettings,
} from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { Button, Skeleton, stack, useGuestText } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./book-unit.module.css";
import { createBookingContext, createCartItem, rateOptions } from "./rates.ts";

interface BookUnitProps {
  readonly unit: Accommodation;
  readonly property: Accommodation;
  readonly searchId: string;
  readonly isWide?: boolean;
}

/**
 * The booking button of a unit. With several price agreements it opens the rate modal; with one it adds to
 * the basket (wire decision 6). Afterwards it offers extras, if the add-on modal is active (CD-03).
 */
export function BookUnit(props: BookUnitProps) {
  const { unit, property, searchId, isWide = false } = props;
  const { t } = usePropertyTexts();
  const guestText = useGuestText();
  const { openRates } = useCartActions();
  const booking = createBookingContext(unit, property);
  const isStored = useHasStoredAnswers();
  const [product] = unit.products;
  if (!product) return null;
  const chooseRate = () => {
    const rates = rateOptions(unit, searchId, t, guestText);
    openRates({ productName: unit.name, rates, booking });
  };
  return (
    <div className={isWide ? stack(2) : styles.book}>
      {unit.products.length > 1 ? (
        <Button
          variant="secondary"
          full={isWide}
          disabled={isStored}
          hint={isStored ? t("noConnection") : undefined}
          onClick={chooseRate}
        >
          {t("chooseRate")}
        </Button>
      ) : (
        <Slot
          name="cart.add-button"
          items={[createCartItem(unit, product, searchId)]}
          booking={booking}
          isWide={isWide}
          fallback={<Skeleton kind="button" />}
        />
      )}
      <ExtrasButton {...props} />
    </div>
  );
}

/** Add extras: rendered when the unit is in the basket. */
function ExtrasButton({ unit, property, searchId, isWide }: BookUnitProps) {
  const { t } = usePropertyTexts();
  const { addonModalActive } = useSettings();
  const { openExtras } = useCartActions();
  const isHydrated = useIsHydrated();
  const keys = unit.products.map((product) => itemKeyOf(createCartItem(unit, product, searchId)));
  // Its id is not known after a network error: the modal then offers the extras of all items in the basket.
  const bookItemId = useCart(({ booked }) => keys.map((key) => booked[key]).find((id) => id !== undefined));
  if (!isHydrated || !addonModalActive || bookItemId === undefined) return null;
  const open = () => openExtras({ bookItemId, booking: createBookingContext(unit, property) });
  return (
    <Button variant="text" full={isWide} onClick={open}>
      {t("addExtras")}
    </Button>
  );
}

import { useCart, useCartActions, useIsHydrated } from "@stays/contract";
import type { Accommodation, TempCartItem } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Stepper } from "@stays/ui";
import { useRef } from "react";
import { flyToCart } from "./fly-to-cart.ts";
import { roomItems } from "./room-items.ts";
import type { RateNames } from "./room-rates.ts";
import styles from "./room-steppers.module.css";

/** The steppers for the number of a room, one per rate (HO-03). */
export function RoomSteppers({
  room,
  rates,
  searchId,
  onAdded,
}: {
  readonly room: Accommodation;
  /** The rate names of the whole hotel. */
  readonly rates: RateNames;
  readonly searchId: string;
  readonly onAdded: () => void;
}) {
  const { money } = useFormat();
  return (
    <div className={styles.steppers}>
      {roomItems(room, rates, searchId).map((item) => {
        const rate = rates.get(item.bookKey);
        const price = money(item.price, item.currency);
        const words = rate?.endsWith(price) ? rate : `${rate}, ${price}`;
        return (
          <RoomStepper
            key={item.bookKey}
            item={item}
            name={rate === undefined ? room.name : `${room.name}, ${rate}`}
            words={room.products.length > 1 ? words : null}
            onAdded={onAdded}
          />
        );
      })}
    </div>
  );
}

/**
 * The stepper of one rate. Minus does nothing at 0; plus adds one, shows the cart and starts the animation.
 */
function RoomStepper({
  item,
  name,
  words,
  onAdded,
}: {
  readonly item: TempCartItem;
  readonly name: string;
  readonly words: string | null;
  readonly onAdded: () => void;
}) {
  const { t } = useTexts("mf-property");
  const { addToTempCart, increment, decrement } = useCartActions();
  const isHydrated = useIsHydrated();
  const inCart = useCart((cart) => cart.items.find(({ bookKey }) => bookKey === item.bookKey)?.amount ?? 0);
  const boxRef = useRef<HTMLDivElement>(null);
  const amount = isHydrated ? inCart : 0;
  function change(next: number) {
    if (next < amount) {
      decrement(item.bookKey);
      return;
    }
    // Adding a dormitory bed again merges the items and sums their amounts. A room is incremented.
    if (amount === 0 || item.dormitoryBed) addToTempCart(item);
    else increment(item.bookKey);
    onAdded();
    if (boxRef.current) flyToCart(boxRef.current);
  }
  return (
    <div ref={boxRef}>
      <Stepper
        label={name}
        value={amount}
        onChange={change}
        addName={t("addOne", { name })}
        removeName={t("removeOne", { name })}
      >
        {words && <span>{words}</span>}
      </Stepper>
    </div>
  );
}

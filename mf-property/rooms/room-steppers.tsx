import { useCart, useCartActions, useIsHydrated } from "@stays/contract";
import { cartItemOf, rateNames, usePropertyTexts } from "@stays/property";
import type { Accommodation, TempCartItem } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Stepper } from "@stays/ui";
import { useRef } from "react";
import { flyToCart } from "./fly-to-cart.ts";
import styles from "./room-steppers.module.css";

/** How many of a room are wanted, at each of its rates (HO-03). */
export function RoomSteppers({
  room,
  searchId,
  onAdded,
}: {
  readonly room: Accommodation;
  readonly searchId: string;
  readonly onAdded: () => void;
}) {
  const { t } = usePropertyTexts();
  const { money } = useFormat();
  const rates = rateNames(room.products, t);
  const isAlone = rates.length === 1;
  return (
    <div className={styles.steppers}>
      {room.products.map((product, index) => {
        const rate = rates[index] ?? "";
        const words = `${rate}, ${money(product.price.amount, product.price.currency)}`;
        const item = cartItemOf(room, product, searchId);
        return (
          <RoomStepper
            key={product.bookingKey}
            item={isAlone ? item : { ...item, rate }}
            name={isAlone ? room.name : `${room.name}, ${rate}`}
            words={isAlone ? null : words}
            onAdded={onAdded}
          />
        );
      })}
    </div>
  );
}

/** One rate: minus does nothing at 0; plus adds one, shows the cart and flies there. */
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
  const place = useRef<HTMLDivElement>(null);
  const amount = isHydrated ? inCart : 0;
  function change(next: number) {
    if (next < amount) {
      decrement(item.bookKey);
      return;
    }
    // A dormitory bed is added again and merges with its amount summed; a room is counted up.
    if (amount === 0 || item.dormitoryBed) addToTempCart(item);
    else increment(item.bookKey);
    onAdded();
    if (place.current) flyToCart(place.current);
  }
  return (
    <div ref={place}>
      <Stepper
        label={name}
        value={amount}
        onChange={change}
        addName={t("addOne", { name })}
        removeName={t("removeOne", { name })}
      >
        {words}
      </Stepper>
    </div>
  );
}

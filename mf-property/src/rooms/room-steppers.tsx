import { useCart, useCartActions, useIsHydrated } from "@stays/contract";
import type { Accommodation, TempCartItem } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { prefersReducedMotion, Stepper } from "@stays/ui";
import { useRef } from "react";
import { type RateNames, roomItems } from "./room-rates.ts";
import styles from "./room-steppers.module.css";

export function RoomSteppers({
  room,
  rates,
  searchId,
  onAdded,
}: {
  readonly room: Accommodation;
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

/** The stepper of one rate: plus adds one, shows the cart and starts the animation (HO-03). */
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
  const { select, change } = useCartActions();
  const isHydrated = useIsHydrated();
  const inCart = useCart((cart) => cart.items.find(({ bookKey }) => bookKey === item.bookKey)?.amount ?? 0);
  const boxRef = useRef<HTMLDivElement>(null);
  const amount = isHydrated ? inCart : 0;
  function step(next: number) {
    if (amount === 0) select(item);
    else change(item.bookKey, next);
    if (next < amount) return;
    onAdded();
    if (boxRef.current) flyToCart(boxRef.current);
  }
  return (
    <div ref={boxRef}>
      <Stepper
        label={name}
        value={amount}
        onChange={step}
        addName={t("addOne", { name })}
        removeName={t("removeOne", { name })}
      >
        {words && <span>{words}</span>}
      </Stepper>
    </div>
  );
}

/** Duration of the animation, in milliseconds (CO-02). */
const FLIGHT = 1000;
const SIZE = 40;

/** Animates a dot with the room's photo to the sidebar or the bottom bar (HO-03); the cart announces the change. */
function flyToCart(from: Element): void {
  const target = ["find-availability", "your-stay"]
    .map((id) => document.getElementById(id))
    .find((element) => element && element.getClientRects().length > 0);
  const isStill = prefersReducedMotion();
  if (!target || isStill || typeof from.animate !== "function") return;
  const photo = from.closest("li")?.querySelector("img");
  const dot = photo ? photo.cloneNode() : document.createElement("span");
  if (!(dot instanceof HTMLElement)) return;
  const start = from.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  Object.assign(dot.style, {
    position: "fixed",
    // Coordinates of the window, in every writing direction.
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: "50%",
    pointerEvents: "none",
    zIndex: "var(--z-modal)",
  });
  dot.setAttribute("aria-hidden", "true");
  dot.removeAttribute("id");
  document.body.append(dot);
  const [x, y] = [end.left + end.width / 2 - start.left, end.top + SIZE - start.top];
  dot
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x / 2}px, ${Math.min(0, y) - SIZE * 2}px)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.4 },
      ],
      { duration: FLIGHT, easing: "ease-in-out" },
    )
    .finished.then(
      () => dot.remove(),
      () => dot.remove(),
    );
}

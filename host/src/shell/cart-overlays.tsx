import { type Cart, Slot, useCart, useCartActions } from "@stays/contract";
import { useArrivalNotice } from "../cart/use-arrival-notice.ts";
import { useCartScope } from "../cart/use-cart-scope.ts";
import { usePreloadSlot } from "../slots/use-preload-slot.ts";

/** Whether an item is being chosen or added: only then can an add fail. */
const isBooking = ({ overlay, items, phases }: Cart): boolean =>
  overlay !== null || items.length > 0 || Object.keys(phases).length > 0;

/** The cart overlays above the page: panel, rates, extras, and the error of a failed add. */
export function CartOverlays() {
  useCartScope();
  useArrivalNotice();
  const overlay = useCart((cart) => cart.overlay);
  const failure = useCart((cart) => cart.failure);
  usePreloadSlot("cart.error-modal", useCart(isBooking));
  const { closeOverlay, clearFailure } = useCartActions();
  return (
    <>
      {overlay?.kind === "panel" && <Slot name="cart.panel" onClose={closeOverlay} />}
      {overlay?.kind === "rates" && (
        <Slot name="cart.rate-modal" request={overlay.request} onClose={closeOverlay} />
      )}
      {overlay?.kind === "extras" && (
        <Slot name="cart.extras-modal" request={overlay.request} onClose={closeOverlay} />
      )}
      {failure?.showsModal && <Slot name="cart.error-modal" failure={failure} onClose={clearFailure} />}
    </>
  );
}

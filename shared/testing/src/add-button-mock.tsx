import type { SlotProps } from "@stays/contract";
import { act } from "@testing-library/react";

/**
 * A mock of the slot `cart.add-button`, for tests of components that render it: the test decides how an add
 * ends.
 */
export function addButtonMock() {
  const added: { readonly items: readonly unknown[]; readonly booking: unknown }[] = [];
  let end: (isAdded: boolean) => void = () => {};
  function AddButton(props: SlotProps["cart.add-button"]) {
    const { items, booking, disabledReason, onAdding, onAdded, onFailed } = props;
    return (
      <button
        type="button"
        aria-disabled={disabledReason !== undefined}
        title={disabledReason}
        onClick={() => {
          if (disabledReason !== undefined) return;
          added.push({ items, booking });
          end = (isAdded) => (isAdded ? onAdded?.([1]) : onFailed?.());
          onAdding?.();
        }}
      >
        Add to cart
      </button>
    );
  }
  return { AddButton, added, end: (isAdded: boolean) => act(() => end(isAdded)) };
}

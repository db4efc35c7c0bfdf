import { renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { useFocusBack } from "./use-focus-back.ts";

function Tile() {
  const [isOpen, setOpen] = useState(false);
  const rememberOpener = useFocusBack(isOpen);
  const open = () => {
    rememberOpener();
    setOpen(true);
  };
  return (
    <>
      <button type="button" onClick={open}>
        Book now
      </button>
      {isOpen && (
        <div role="dialog">
          <button type="button" onClick={() => setOpen(false)}>
            Add to cart
          </button>
        </div>
      )}
    </>
  );
}

test("UP-06 the focus is back on Book now when the basket that opened over the modal has closed (ruling 43)", async () => {
  const { user, cart } = await renderInHost(<Tile />);
  await user.click(screen.getByRole("button", { name: "Book now" }));
  act(() => cart.actions.openOverlay({ kind: "panel" }));
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("button", { name: "Book now" })).not.toHaveFocus();
  act(() => cart.actions.closeOverlay());
  expect(screen.getByRole("button", { name: "Book now" })).toHaveFocus();
});

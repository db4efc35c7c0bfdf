import { renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { useFocusBack } from "./use-focus-back.ts";

/** @param isReplaced the button is gone once it has opened the modal */
function Offer({ isReplaced = false }: { readonly isReplaced?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const rememberOpener = useFocusBack(isOpen, heading);
  const open = () => {
    rememberOpener();
    setThere(!isReplaced);
    setOpen(true);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Saturday
      </h2>
      {isThere && (
        <button type="button" onClick={open}>
          Book now
        </button>
      )}
      {isOpen && (
        <div role="dialog">
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}

test("UP-06 the focus is back on Book now when the basket that opened over the modal has closed (ruling 43)", async () => {
  const { user, cart } = await renderInHost(<Offer />);
  await user.click(screen.getByRole("button", { name: "Book now" }));
  act(() => cart.actions.openBasket());
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("button", { name: "Book now" })).not.toHaveFocus();
  act(() => cart.actions.closeOverlay());
  expect(screen.getByRole("button", { name: "Book now" })).toHaveFocus();
});

test("UP-06 TR-04 the focus goes to what stands in for an opener that is gone", async () => {
  const { user } = await renderInHost(<Offer isReplaced />);
  await user.click(screen.getByRole("button", { name: "Book now" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("heading", { name: "Saturday" })).toHaveFocus();
});

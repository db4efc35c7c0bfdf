import type { BasketFailure } from "@stays/contract";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { cartItemFixture } from "../add-to-basket/cart-item.fixture.ts";
import { FailureModal } from "./failure-modal.tsx";

const failed = (error: BasketFailure["error"]): BasketFailure => ({
  error,
  message: "for the log",
  showsModal: true,
});

async function show(error: BasketFailure["error"]) {
  const onClose = jest.fn();
  const host = await renderInHost(<FailureModal failure={failed(error)} onClose={onClose} />, {
    texts: [texts],
    cart: { items: [cartItemFixture()] },
  });
  return { ...host, onClose };
}

test("ER-01 Error 2: OK empties the temporary cart and closes", async () => {
  const { user, cart, onClose } = await show(2);
  expect(
    screen.getByRole("alertdialog", {
      name: "One of the rooms you tried to book is no longer available. Please try selecting another.",
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(cart.store.getState().items).toEqual([]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("ER-01 Error 3: OK closes, and what was chosen is kept", async () => {
  const { user, cart, onClose } = await show(3);
  expect(
    screen.getByRole("alertdialog", {
      name: "Sorry, the operation took too long to complete. Please try again later.",
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(cart.store.getState().items).toHaveLength(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("ER-01 Error 1: the button reloads the page", async () => {
  // jsdom cannot reload and logs an error instead, which this test checks.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  const { user, onClose } = await show(1);
  expect(
    screen.getByRole("alertdialog", { name: "We could not add to basket. Try reload the page." }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "OK - reload page" }));
  // Closing goes back in the history, which would cancel the reload.
  expect(onClose).not.toHaveBeenCalled();
  expect(said.mock.calls.flat().map(String).join()).toMatch(/navigation|reload/);
  said.mockRestore();
});

test("ER-01 Error 0 shows no modal", async () => {
  await show(0);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

import type { BasketFailure, SiteSettings } from "@stays/contract";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { cartItemFixture } from "../add-to-basket/cart-item.fixture.ts";
import { FailureModal } from "./failure-modal.tsx";

async function show(
  error: BasketFailure["error"],
  more: Partial<BasketFailure> = {},
  contact?: SiteSettings["contact"],
) {
  const onClose = jest.fn();
  const failure = { error, message: "for the log", showsModal: true, ...more };
  const host = await renderInHost(<FailureModal failure={failure} onClose={onClose} />, {
    texts: [texts],
    cart: { items: [cartItemFixture()] },
    ...(contact && { settings: { contact } }),
  });
  return { ...host, onClose };
}

test.each([
  [2, "One of the rooms you tried to book is no longer available. Please try selecting another.", 0],
  [3, "Sorry, the operation took too long to complete. Please try again later.", 1],
] as const)("ER-01 Error %i: %s OK closes, and leaves %i of what was chosen", async (error, name, left) => {
  const { user, cart, onClose } = await show(error);
  expect(screen.getByRole("alertdialog", { name })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(cart.store.getState().items).toHaveLength(left);
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

test("EC-02 without cookies the modal says that they are needed and how to book otherwise, and OK closes it", async () => {
  const { user, onClose } = await show(
    1,
    { needsCookies: true },
    {
      phone: "+46 (0)280-12 34",
      mail: "booking@example.com",
      link: "https://example.com/book",
    },
  );
  const modal = screen.getByRole("alertdialog", { name: /^Booking needs cookies/ });
  expect(modal).not.toHaveTextContent("reload");
  expect(modal).toHaveTextContent("Nothing has been charged.You can also book by phone: +46 (0)280-12 34");
  expect(screen.getByRole("link", { name: "+46 (0)280-12 34" })).toHaveAttribute("href", "tel:+462801234");
  expect(screen.getByRole("link", { name: "booking@example.com" })).toHaveAttribute(
    "href",
    "mailto:booking@example.com",
  );
  expect(screen.getByRole("link", { name: "Other ways to book" })).toHaveAttribute(
    "href",
    "https://example.com/book",
  );
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("EC-02 settings that name no other way show none", async () => {
  await show(1, { needsCookies: true }, { phone: null, mail: null, link: null });
  expect(screen.getByRole("alertdialog", { name: /^Booking needs cookies/ })).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("ER-01 Error 0 shows no modal", async () => {
  await show(0);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

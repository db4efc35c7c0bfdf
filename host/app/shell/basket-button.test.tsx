import { renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { shellTexts } from "../../texts/texts.ts";
import { BasketButton } from "./basket-button.tsx";

/** Pending idle callbacks. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  globalThis.requestIdleCallback = (callback) =>
    waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  globalThis.cancelIdleCallback = (handle) => void waiting.splice(handle - 1, 1, () => {});
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  Reflect.deleteProperty(globalThis, "cancelIdleCallback");
});

const rest = () =>
  act(async () => {
    for (const idleTask of waiting) idleTask();
  });

const show = (clickIds = "") =>
  renderInHost(<BasketButton />, {
    services: { clickIds: () => clickIds },
    texts: shellTexts,
    slots: { "cart.badge": () => <button type="button">The cart's badge</button> },
  });

test("CT-05 the basket opens before the cart's badge is loaded, which loads when the browser is idle", async () => {
  const { user, cart } = await show();
  await user.click(screen.getByRole("link", { name: "Basket" }));
  expect(cart.store.getState().overlay).toEqual({ kind: "panel" });
  await act(async () => screen.getByRole("link", { name: "Basket" }).blur());
  expect(screen.queryByRole("button")).toBeNull();
  await rest();
  expect(screen.getByRole("button", { name: "The cart's badge" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).toBeNull();
});

test("ruling 192 the link to the online site has the visitor's click ids", async () => {
  await show("gclid=a&utm_source=mail");
  expect(screen.getByRole("link", { name: "Basket" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/basket\?gclid=a&utm_source=mail$/),
  );
});

test("CT-05 the badge does not take the focus from the button that it replaces", async () => {
  const { user } = await show();
  await user.tab();
  await rest();
  expect(screen.getByRole("link", { name: "Basket" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "The cart's badge" })).toBeInTheDocument();
});

test("CT-05 the badge loads in a browser without idle callbacks", async () => {
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  await show();
  expect(await screen.findByRole("button", { name: "The cart's badge" })).toBeInTheDocument();
});

import { deferred, galaxy, useTestClock } from "@stays/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { cartItemFixture, itemStayFixture } from "../add-to-basket/cart-item.fixture.ts";
import { ADDED, button, galaxyThat, items, offer, renderAdd } from "./add-button.fixture.tsx";

useTestClock();

test("CT-03 success: announced, temporary cart reset, ids kept, basket refreshed; extras off: the online add-on page", async () => {
  const { looked, handlers } = galaxyThat("add-accommodation-to-basket");
  const onAdding = jest.fn();
  const onAdded = jest.fn();
  const { user, cart, left } = await renderAdd({ handlers, cart: { items } }, { onAdding, onAdded });
  await user.click(button());
  await waitFor(() => expect(left).toEqual(["addons"]));
  expect(onAdding).toHaveBeenCalledTimes(1);
  expect(onAdded).toHaveBeenCalledWith([90011]);
  expect(cart.store.getState()).toMatchObject({ items: [], overlay: null });
  expect(looked.calls).toHaveLength(1);
});

test.each([
  [
    "the online add-on page",
    { addonModalActive: false },
    offer(false, []),
    "Next: extras, on our booking site.",
  ],
  [
    "the online basket",
    { addonModalActive: true },
    offer(false, []),
    "Next: your basket on our booking site.",
  ],
  [
    "the upsell page",
    { addonModalActive: true, upsell: { active: true } },
    offer(true, []),
    "Next: activities and transport for your days.",
  ],
])(
  "CT-03 before %s replaces the page, a status says that it is added and what comes next",
  async (_, settings, answer, next) => {
    const { handlers } = galaxyThat("add-accommodation-to-basket");
    const { user, cart, left, address } = await renderAdd({
      handlers: [...handlers, galaxy.get("get-basket-addon", answer)],
      settings,
    });
    await user.click(button());
    expect(await screen.findByText(next)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(`Added to your basket ${next}`);
    expect(button()).toHaveAccessibleName("In basket");
    expect(left).toEqual([]);
    expect(address()).toContain("/village/");
    await waitFor(() => expect(left.length + Number(address().includes("/upsell/"))).toBe(1));
    // The page of the site that follows says again that the add succeeded.
    expect(cart.store.getState().arrival).toBe(left.length === 0 ? "upsellday" : null);
  },
);

test("CT-03 a visitor who has left for another page stays there and sees the basket", async () => {
  const answer = deferred<object>();
  const { handlers } = galaxyThat("add-accommodation-to-basket", () => answer.promise);
  const { user, cart, left, unmount } = await renderAdd({ handlers });
  await user.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  window.history.pushState(null, "", "/en/stays");
  unmount();
  answer.resolve(ADDED);
  await waitFor(() => expect(cart.store.getState().overlay).toEqual({ kind: "panel" }));
  expect(left).toEqual([]);
});

test("CT-03 what was chosen on another page while an add was under way is kept", async () => {
  const answer = deferred<object>();
  const { handlers } = galaxyThat("add-accommodation-to-basket", () => answer.promise);
  const { user, cart, unmount } = await renderAdd({ handlers, cart: { items } });
  await user.click(button());
  unmount();
  const later = cartItemFixture({ searchId: "s-2", stay: itemStayFixture() });
  act(() => cart.actions.replace([...items, later]));
  answer.resolve(ADDED);
  await waitFor(() => expect(cart.store.getState().items).toEqual([later]));
});

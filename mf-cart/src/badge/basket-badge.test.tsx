import { itemKeyOf } from "@stays/contract";
import { galaxy, galaxyServer, networkError, recorded, renderInHost, useTestClock } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { basketWith } from "../add-button/add-button.fixture.tsx";
import { cartItemFixture } from "../add-to-basket/cart-item.fixture.ts";
import { createPendingAdd, readPendingAdd, savePendingAdd } from "../add-to-basket/pending-add.ts";
import { BasketBadge } from "./basket-badge.tsx";

afterEach(() => sessionStorage.clear());

const leftBehind = (kind: "accommodation" | "activity" | "transport", day: string | null = null) =>
  savePendingAdd(createPendingAdd({ kind, items: [cartItemFixture()] }, day, []));

const reloaded = (basket: Parameters<typeof recorded>[1], more: object = {}) => {
  const looked = recorded("get-basket", basket);
  return renderInHost(<BasketBadge />, { texts: [texts], handlers: [looked.handler], ...more });
};

test("CT-02 after a reload what has arrived is shown: the basket opens, and the day is booked", async () => {
  leftBehind("activity", "2026-12-05");
  const { cart } = await reloaded(basketWith("Ski school"));
  await waitFor(() => expect(cart.store.getState().overlay).toEqual({ kind: "panel" }));
  expect(cart.store.getState()).toMatchObject({
    failure: null,
    booked: { [itemKeyOf(cartItemFixture())]: null },
    bookedDays: { activity: ["2026-12-05"] },
  });
  expect(readPendingAdd()).toBeNull();
});

useTestClock();

describe("CT-02 ER-01 after a reload what has not arrived", () => {
  test("of an accommodation opens the error modal", async () => {
    leftBehind("accommodation");
    const { cart } = await reloaded(basketWith());
    await waitFor(() =>
      expect(cart.store.getState().failure).toMatchObject({ error: 3, found: "absent", showsModal: true }),
    );
    expect(screen.queryByText("We couldn't add this. Please try again.")).not.toBeInTheDocument();
    expect(readPendingAdd()).toBeNull();
  });

  test.each(["activity", "transport"] as const)("of kind %s shows a note without a modal", async (kind) => {
    leftBehind(kind);
    const { user } = await reloaded(basketWith());
    expect(await screen.findByText("We couldn't add this. Please try again.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("We couldn't add this. Please try again.")).not.toBeInTheDocument();
  });

  test("shows no note with upsell.silentFailures", async () => {
    leftBehind("activity", "2026-12-05");
    const settings = { upsell: { active: true, silentFailures: true } };
    const { cart } = await reloaded(basketWith(), { settings });
    await waitFor(() => expect(cart.store.getState().failure).toMatchObject({ found: "absent" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("and cannot be looked for is said to be unknown, logged, and looked for when the connection is back", async () => {
    leftBehind("activity", "2026-12-05");
    const { cart, problems } = await reloaded(networkError);
    await screen.findByText("We don't know yet whether this is in your basket. We keep looking.");
    expect(problems).toMatchObject([{ operation: "get-basket" }]);
    galaxyServer.use(galaxy.get("get-basket", basketWith("Ski school")));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(cart.store.getState().overlay).toEqual({ kind: "panel" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

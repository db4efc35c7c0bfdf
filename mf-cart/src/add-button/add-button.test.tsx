import { deferred, renderInHost } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { cartItemFixture } from "../add-to-basket/cart-item.fixture.ts";
import { ADDED, button, galaxyThat, inHost, items, renderAdd, stay } from "./add-button.fixture.tsx";
import { AddButton } from "./add-button.tsx";

test("CT-02 idle, adding, then in the basket: disabled, with a check, and announced", async () => {
  const answer = deferred<object>();
  const { handlers } = galaxyThat("add-accommodation-to-basket", () => answer.promise);
  const { user } = await renderAdd({ handlers });
  expect(button()).toHaveAccessibleName("Add to cart");
  await user.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  answer.resolve(ADDED);
  expect(await screen.findByText("In basket")).toBeInTheDocument();
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Added to your basket");
});

test("CT-02 a double click adds once, and opens one basket", async () => {
  const { opened, added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user } = await renderAdd({ handlers });
  await user.dblClick(button());
  await screen.findByText("In basket");
  await user.click(button());
  expect(opened.calls).toHaveLength(1);
  expect(added.calls).toHaveLength(1);
});

test("CT-02 another button of the same item is busy and done together with it", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const both = (
    <>
      <AddButton items={items} booking={stay} />
      <AddButton items={items} booking={stay} />
    </>
  );
  const { user } = await renderInHost(both, inHost({ handlers }));
  const [first, second] = screen.getAllByRole("button");
  if (!first || !second) throw new Error("two buttons");
  await user.click(first);
  await user.click(second);
  await waitFor(() => expect(screen.getAllByText("In basket")).toHaveLength(2));
  expect(added.calls).toHaveLength(1);
});

test("CT-01 CT-02 what came out of the temporary cart can be chosen and added again", async () => {
  const { handlers } = galaxyThat("add-accommodation-to-basket");
  const { user, cart, rerender } = await renderAdd({ handlers, cart: { items } });
  await user.click(button());
  await screen.findByText("Added to your basket");
  rerender(<AddButton items={[]} booking={stay} />);
  expect(button()).toHaveAccessibleName("In basket");
  rerender(<AddButton items={items} booking={stay} />);
  expect(cart.store.getState().booked).toEqual({});
  expect(button()).toHaveAccessibleName("Add to cart");
});

test.each([
  [0, 1],
  [-100, 2],
])("CT-02 CA-30 at a price of %d the button is disabled and says why", async (price, amount) => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user } = await renderAdd({ handlers }, { items: [cartItemFixture({ price, amount })] });
  expect(button()).toHaveAccessibleDescription("This has no price and can't be booked online");
  await user.click(button());
  expect(added.calls).toHaveLength(0);
});

test("CT-02 with a reason the button is disabled and shows the reason", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user } = await renderAdd({ handlers }, { label: "Book", disabledReason: "Choose dates first" });
  expect(screen.getByRole("button", { name: "Book" })).toHaveAccessibleDescription("Choose dates first");
  await user.click(button());
  expect(added.calls).toHaveLength(0);
});

test("ER-02 CT-02 from answers of an earlier visit nothing can be added, and the button says why", async () => {
  const { added, handlers } = galaxyThat("add-accommodation-to-basket");
  const { user } = await renderAdd({ handlers, services: { useHasStoredAnswers: () => true } });
  expect(button()).toHaveAccessibleDescription(
    "You are offline. This can be booked when the connection is back.",
  );
  await user.click(button());
  expect(added.calls).toHaveLength(0);
});

import { useBasket } from "@stays/contract";
import { galaxy, galaxyServer, networkError, renderInHost, wireRefusal } from "@stays/testing";
import { screen, waitFor } from "@testing-library/react";
import { basketWith } from "../add-button/add-button.fixture.tsx";
import { basketFixture, basketLineFixture } from "../add-to-basket/basket.fixture.ts";
import { useRemovedItems } from "./use-removed-items.ts";

const line = basketLineFixture();

function RemovedItems() {
  useRemovedItems();
  const { refresh } = useBasket();
  return (
    <button type="button" onClick={() => void refresh()}>
      Refresh
    </button>
  );
}

/** Shows a page view with booked items and a basket of three lines; `answer` is Galaxy's next basket. */
async function booked(
  items: Record<string, number | null>,
  options: Parameters<typeof renderInHost>[1] = {},
) {
  const basket = basketFixture("A", line, line, line);
  const { user, cart } = await renderInHost(<RemovedItems />, {
    ...options,
    basket,
    cart: { booked: items },
  });
  return {
    booked: () => cart.store.getState().booked,
    answer: async (basket: object) => {
      galaxyServer.use(galaxy.get("get-basket", basket));
      await user.click(screen.getByRole("button", { name: "Refresh" }));
    },
  };
}

test.each([
  ["no lines", basketWith()],
  ["no basket", wireRefusal(404)],
])("CT-04 with %s nothing is said to be in the basket", async (_, basket) => {
  const view = await booked({ in: 90011, unknown: null });
  await view.answer(basket);
  await waitFor(() => expect(view.booked()).toEqual({}));
});

test.each([
  ["as many lines", basketWith("A", "B", "C")],
  ["a refusal", wireRefusal(500)],
])("CT-04 with %s what was added is remembered", async (_, basket) => {
  const view = await booked({ in: 90011 });
  await view.answer(basket);
  expect(view.booked()).toEqual({ in: 90011 });
});

test("CT-04 with fewer lines than before, items without a BookItemId in Galaxy are forgotten, others kept (ruling 109)", async () => {
  const asked: unknown[] = [];
  const byId = galaxy.get("get-basket-addon-bookitemid", ({ params }) => {
    const id = params.get("bookItemId");
    asked.push(id);
    if (id === "90013") return networkError();
    return id === "90011" ? wireRefusal(404) : { RedirectToOnline: false, BookItems: [] };
  });
  const view = await booked({ gone: 90011, there: 90012, unknown: 90013 }, { handlers: [byId] });
  expect(asked).toEqual([]);
  await view.answer(basketWith("A", "B"));
  await waitFor(() => expect(view.booked()).toEqual({ there: 90012, unknown: 90013 }));
  expect(asked).toHaveLength(3);
});

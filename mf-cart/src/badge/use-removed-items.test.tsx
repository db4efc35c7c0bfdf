import { GalaxyFailure } from "@stays/contract";
import { basketQuery } from "@stays/galaxy";
import { galaxy, networkError, renderInHost } from "@stays/testing";
import { act, waitFor } from "@testing-library/react";
import { basketFixture, basketLineFixture } from "../add-to-basket/basket.fixture.ts";
import { useRemovedItems } from "./use-removed-items.ts";

const line = basketLineFixture();
const makeBasket = (...lines: (typeof line)[]) => basketFixture("A", ...lines);

function RemovedItems() {
  useRemovedItems();
  return null;
}

/** Shows a page view with booked items; `answer` is Galaxy's next basket. */
async function booked(
  items: Record<string, number | null>,
  options: Parameters<typeof renderInHost>[1] = {},
) {
  const { client, cart } = await renderInHost(<RemovedItems />, { ...options, cart: { booked: items } });
  return {
    booked: () => cart.store.getState().booked,
    answer: (answer: object | null) =>
      act(async () => {
        const asked = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        await client.fetchQuery({ queryKey: basketQuery().queryKey, queryFn: () => asked }).catch(() => {});
      }),
  };
}

test.each([
  ["no lines", makeBasket()],
  ["no basket", null],
])("CT-04 with %s nothing is said to be in the basket", async (_, basket) => {
  const view = await booked({ in: 90011, unknown: null });
  await view.answer(basket);
  expect(view.booked()).toEqual({});
});

test.each([
  ["lines", makeBasket(line)],
  ["a refusal", new GalaxyFailure("get-basket", 500, "Database")],
])("CT-04 with %s what was added is remembered", async (_, basket) => {
  const view = await booked({ in: 90011 });
  await view.answer(basket);
  expect(view.booked()).toEqual({ in: 90011 });
});

test("CT-04 with fewer lines than before, items without a BookItemId in Galaxy are forgotten, others kept (ruling 109)", async () => {
  const asked: unknown[] = [];
  const view = await booked(
    { gone: 90011, there: 90012, unknown: 90013 },
    {
      handlers: [
        galaxy.get("get-basket-addon-bookitemid", ({ params }) => {
          const id = params.get("bookItemId");
          asked.push(id);
          if (id === "90013") return networkError();
          return id === "90011"
            ? { code: 404, errorMessage: "Unknown" }
            : { RedirectToOnline: false, BookItems: [] };
        }),
      ],
    },
  );
  await view.answer(makeBasket(line, line, line));
  expect(asked).toEqual([]);
  await view.answer(makeBasket(line, line));
  await waitFor(() => expect(view.booked()).toEqual({ there: 90012, unknown: 90013 }));
  expect(asked).toHaveLength(3);
});

import { GalaxyFailure, NetworkError, QueryClient } from "@stays/contract";
import { createCartStore, provideGalaxy } from "@stays/contract/host";
import { basketQuery } from "@stays/galaxy";
import { line, money } from "../../app/cart/basket.fixture.ts";
import { forgetRemovedItems } from "./removed-items.ts";

const basketOf = (...products: (typeof line)[]) => ({
  groups: products.length > 0 ? [{ name: "A", offerName: null, products }] : [],
  total: money,
});
const { queryKey } = basketQuery();

async function phasesAfter(answer: object | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createCartStore();
  forgetRemovedItems(store, client);
  store.actions.setPhase("in", "added");
  store.actions.setPhase("on its way", "adding");
  store.actions.setBookItemId("in", 90011);
  const asked = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  await client.fetchQuery({ queryKey, queryFn: () => asked }).catch(() => {});
  const { phases, bookItemIds } = store.getState();
  return { phases, bookItemIds };
}

test.each([
  ["no lines", basketOf()],
  ["no basket", null],
])("CT-04 with %s nothing is said to be in the basket; what is on its way is", async (_, answer) => {
  expect(await phasesAfter(answer)).toEqual({ phases: { "on its way": "adding" }, bookItemIds: {} });
});

test.each([
  ["lines", basketOf(line)],
  ["a refusal", new GalaxyFailure("get-basket", 500, "Database")],
])("CT-04 with %s what was added is remembered", async (_, answer) => {
  const remembered = { phases: { in: "added", "on its way": "adding" }, bookItemIds: { in: 90011 } };
  expect(await phasesAfter(answer)).toEqual(remembered);
});

test("CT-04 with fewer lines than before, items without a BookItemId in Galaxy are forgotten, others kept (ruling 109)", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: unknown[] = [];
  provideGalaxy(client, {
    get: async (operation, query) => {
      asked.push([operation, query]);
      if (query?.bookItemId === 90013) throw new NetworkError(operation, "HTTP 503");
      return query?.bookItemId === 90011
        ? { code: 404, errorMessage: "Unknown" }
        : { RedirectToOnline: false, BookItems: [] };
    },
    post: () => Promise.reject(new Error("nothing is sent")),
  });
  const store = createCartStore();
  forgetRemovedItems(store, client);
  for (const [key, id] of [
    ["gone", 90011] as const,
    ["there", 90012] as const,
    ["unknown", 90013] as const,
  ]) {
    store.actions.setPhase(key, "added");
    store.actions.setBookItemId(key, id);
  }
  await client.fetchQuery({ queryKey, queryFn: async () => basketOf(line, line, line) });
  expect(asked).toEqual([]);
  const forgotten = new Promise((resolve) => store.subscribe(resolve));
  await client.fetchQuery({ queryKey, queryFn: async () => basketOf(line, line) });
  await forgotten;
  expect(store.getState().bookItemIds).toEqual({ there: 90012, unknown: 90013 });
  expect(store.getState().phases).toEqual({ there: "added", unknown: "added" });
  expect(asked).toHaveLength(3);
});

import type { EcommerceEvent } from "@stays/contract";
import type { Basket } from "@stays/domain";
import { openDataLayer } from "./data-layer.ts";

const search = (search_term: string): EcommerceEvent => ({
  event: "search",
  search_term,
  number_of_rooms: 1,
});

/** The entries of the data layer; the arguments of a command as a list. */
const entries = () =>
  (window.dataLayer ?? []).map((entry) =>
    "length" in Object(entry) ? Array.from(entry as ArrayLike<unknown>) : entry,
  );
const events = () => entries().flatMap((entry) => Reflect.get(Object(entry), "search_term") ?? []);

function opened() {
  delete window.dataLayer;
  window.history.pushState(null, "", "/en/stays");
  const onGranted = jest.fn();
  return { ...openDataLayer(onGranted), onGranted };
}

/** What consent platforms do. */
function gtag(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: as Google's snippet does
  window.dataLayer?.push(arguments);
}

test("before consent the data layer has the default of Consent Mode v2, which denies all, and nothing else", () => {
  const { track, onGranted } = opened();
  track(search("cabin"), "/en/stays");
  expect(entries()).toEqual([["consent", "default", expect.any(Object)]]);
  const [[, , state]] = entries() as [[string, string, Record<string, string>]];
  expect(Object.keys(state)).toEqual(
    expect.arrayContaining(["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"]),
  );
  expect(new Set(Object.values(state))).toEqual(new Set(["denied"]));
  expect(onGranted).not.toHaveBeenCalled();
});

test("with consent the events of the page follow, each after the items of the one before are cleared", () => {
  const { track, onGranted } = opened();
  track(search("left"), "/en/stays/packages");
  track(search("kept"), "/en/stays");
  gtag("consent", "update", { analytics_storage: "granted" });
  track(search("later"), "/en/stays");
  expect(onGranted).toHaveBeenCalledTimes(1);
  expect(events()).toEqual(["kept", "later"]);
  expect(entries()[2]).toEqual({ ecommerce: null });
});

test("a tag manager that puts its own `push` in place of the first sees each event", () => {
  const { track, updateConsent } = opened();
  updateConsent(true);
  const layer = window.dataLayer ?? [];
  const push = layer.push;
  const seen: unknown[] = [];
  layer.push = (...added) => {
    seen.push(...added);
    return push(...added);
  };
  track(search("cabin"), "/en/stays");
  expect(seen).toEqual([{ ecommerce: null }, { event: "search", search_term: "cabin", number_of_rooms: 1 }]);
});

test("an event with items has them under `ecommerce`, without fields that are not known", () => {
  const { track, updateConsent } = opened();
  updateConsent(true);
  const items = [{ item_name: "Cabin", quantity: 1, price: undefined }];
  track({ event: "view_item", currency: "SEK", items }, "/en/stays");
  expect(entries().at(-1)).toEqual({
    event: "view_item",
    ecommerce: { currency: "SEK", items: [{ item_name: "Cabin", quantity: 1 }] },
  });
  expect(Object.keys(Reflect.get(Object(entries().at(-1)), "ecommerce"))).toEqual(["currency", "items"]);
});

test("a withdrawn consent ends the events at once, and those of meanwhile are not pushed later from another page", () => {
  const { track, onGranted } = opened();
  gtag("consent", "update", { analytics_storage: "granted" });
  gtag("consent", "update", { analytics_storage: "denied" });
  track(search("denied"), "/en/stays");
  window.history.pushState(null, "", "/en/stays/packages");
  gtag("consent", "update", { analytics_storage: "granted" });
  expect(events()).toEqual([]);
  expect(onGranted).toHaveBeenCalledTimes(2);
});

test.each([
  ["no entry", null],
  ["text", "consent"],
  ["another command", ["consent", "default", { analytics_storage: "granted" }]],
  ["another purpose", ["consent", "update", { ad_storage: "granted" }]],
  ["no state", ["consent", "update"]],
])("%s gives no consent", (_, entry) => {
  const { track, onGranted } = opened();
  window.dataLayer?.push(entry);
  track(search("cabin"), "/en/stays");
  expect(onGranted).not.toHaveBeenCalled();
  expect(events()).toEqual([]);
});

const sek = (amount: number) => ({ amount, currency: "SEK" });
const basket: Basket = {
  groups: [
    {
      name: "Fjällbyn",
      offerName: null,
      products: [
        {
          name: "Cabin",
          start: "2027-02-07T00:00:00",
          end: "2027-02-14T00:00:00",
          persons: [],
          price: sek(5000),
          addons: [
            { name: "Breakfast", units: 3, isIncluded: false, price: sek(100) },
            { name: "Linen", units: 2, isIncluded: true, price: sek(0) },
          ],
        },
      ],
    },
  ],
  total: sek(5100),
};

/** The parameters of an event in the data layer. */
function pushed(event: EcommerceEvent): unknown {
  const { track, updateConsent } = opened();
  updateConsent(true);
  track(event, "/en/stays");
  return Reflect.get(Object(entries().at(-1)), "ecommerce");
}

test("a basket has its lines and the extras that cost as items, and its own total as value", () => {
  expect(pushed({ event: "view_cart", basket })).toEqual({
    currency: "SEK",
    value: 5100,
    items: [
      { item_name: "Cabin", item_brand: "Fjällbyn", price: 5000, quantity: 1 },
      { item_name: "Breakfast", item_brand: "Fjällbyn", item_category: "extra", price: 33.3333, quantity: 3 },
    ],
  });
});

test("the value of items has no errors of binary fractions", () => {
  const items = [{ item_name: "A", price: 1.15, quantity: 3 }];
  expect(pushed({ event: "add_to_cart", currency: "SEK", items })).toMatchObject({ value: 3.45 });
});

import type { EcommerceEvent } from "@stays/contract";
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

test("the value of items has no errors of binary fractions", () => {
  const { track, updateConsent } = opened();
  updateConsent(true);
  const items = [{ item_name: "A", price: 1.15, quantity: 3 }];
  track({ event: "add_to_cart", currency: "SEK", items }, "/en/stays");
  expect(entries().at(-1)).toMatchObject({ ecommerce: { value: 3.45 } });
});

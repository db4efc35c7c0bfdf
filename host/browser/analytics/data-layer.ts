import type { EcommerceEvent, EcommerceItem } from "@stays/contract";
import type { Basket } from "@stays/domain";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Matomo's queue; a container for Matomo starts with an entry of its own. */
    _mtm?: unknown[];
  }
}

/** Google's Consent Mode v2: everything is denied until the visitor agrees. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
  security_storage: "denied",
} as const;

/** Whether an entry of the data layer updates the consent to measuring; null = it says nothing about it. */
function readConsent(entry: unknown): boolean | null {
  const [command, action, state] = [0, 1, 2].map((index) => Reflect.get(Object(entry), index));
  const given =
    command === "consent" && action === "update" && Reflect.get(Object(state), "analytics_storage");
  return typeof given === "string" ? given === "granted" : null;
}

/** No currency has more than four decimals. */
const round = (amount: number): number => Math.round(amount * 1e4) / 1e4;

/** The lines of a basket, and the extras that are not included in their prices. */
function basketItems({ groups }: Basket): readonly EcommerceItem[] {
  return groups.flatMap(({ name: item_brand, products }) =>
    products.flatMap(({ name, price, addons }): EcommerceItem[] => [
      { item_name: name, item_brand, price: price.amount, quantity: 1 },
      ...addons
        .filter(({ isIncluded, units }) => !isIncluded && units > 0)
        .map(
          (addon): EcommerceItem => ({
            item_name: addon.name,
            item_brand,
            item_category: "extra",
            price: round(addon.price.amount / addon.units),
            quantity: addon.units,
          }),
        ),
    ]),
  );
}

/** The sum of all items; undefined without any price. */
function itemsValue(items: readonly EcommerceItem[]): number | undefined {
  if (items.every(({ price }) => price === undefined)) return undefined;
  return round(items.reduce((total, { price = 0, quantity }) => total + price * quantity, 0));
}

/** The parameters of an event, in the order of GA4's reference. */
function readParameters(event: EcommerceEvent): object {
  if ("basket" in event) {
    const { currency, amount } = event.basket.total;
    return { currency, value: amount, items: basketItems(event.basket) };
  }
  const { event: name, ...fields } = event;
  if (!("items" in fields) || "item_list_id" in fields) return fields;
  const { currency, ...others } = fields;
  return { currency, value: itemsValue(fields.items), ...others };
}

/** An event as tag managers read it. The copy keeps tags off the objects of the page. */
function toEntry(happened: EcommerceEvent): unknown {
  const { event } = happened;
  const copy = JSON.parse(JSON.stringify(readParameters(happened)));
  return event === "search" ? { event, ...copy } : { event, ecommerce: copy };
}

/** `window.dataLayer`, to which nothing of a visit is pushed before the visitor has agreed. */
export interface DataLayer {
  /** Changes the consent, as a consent platform does. */
  updateConsent(isGranted: boolean): void;
  /**
   * Pushes an event. While the visitor has not agreed, those of the current page are kept in memory.
   *
   * @param path of the page on which it happened
   */
  track(event: EcommerceEvent, path: string): void;
}

/**
 * Opens `window.dataLayer` with everything denied, and follows the consent that a platform pushes to it.
 *
 * @param onGranted called when the visitor agrees, before any event is pushed
 */
export function openDataLayer(onGranted: () => void): DataLayer {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  let isGranted = false;
  let kept: { readonly path: string; readonly events: EcommerceEvent[] } = { path: "", events: [] };

  // A tag manager replaces `push` when it starts: what comes later must go through its own.
  const send = (event: EcommerceEvent) => layer.push({ ecommerce: null }, toEntry(event));

  function follow(next: boolean): void {
    if (next === isGranted) return;
    isGranted = next;
    const { path, events } = kept;
    kept = { path: "", events: [] };
    if (!next) return;
    onGranted();
    if (path === location.pathname) events.forEach(send);
  }

  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) {
      const given = readConsent(entry);
      if (given !== null) follow(given);
    }
    return length;
  };

  // Tag managers take a command only as the arguments of a function.
  function command(..._words: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array is no command
    layer.push(arguments);
  }

  command("consent", "default", DENIED);
  return {
    updateConsent: (given) =>
      command("consent", "update", { analytics_storage: given ? "granted" : "denied" }),
    track(event, path) {
      if (isGranted) send(event);
      else if (kept.path === path) kept.events.push(event);
      else kept = { path, events: [event] };
    },
  };
}

/** Text keys that name the page that is about to replace this one. */
export const NEXT_TEXTS = {
  upsell: "nextUpsell",
  basket: "nextOnlineBasket",
  addons: "nextOnlineExtras",
} as const;

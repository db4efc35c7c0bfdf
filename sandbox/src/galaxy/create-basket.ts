import type { Operation } from "./galaxy.ts";

/** create-basket: returns the number of the visitor's basket; sets a cookie only for a new one. */
export const createBasket: Operation = async (galaxy, request) => {
  const known = await galaxy.baskets.find(request.cookie);
  if (known !== null) return known;
  const opened = await galaxy.baskets.open();
  request.setCookie(opened.cookie);
  return opened.id;
};

import type { Operation } from "./galaxy.ts";

/** create-basket: the number of the visitor's basket; a cookie only when a new one was opened. */
export const createBasket: Operation = async (galaxy, request) => {
  const known = await galaxy.baskets.find(request.cookie);
  if (known !== null) return known;
  const opened = await galaxy.baskets.open();
  request.setCookie(opened.cookie);
  return opened.id;
};

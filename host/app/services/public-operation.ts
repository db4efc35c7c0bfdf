/** Operations whose answers are the same for everyone. */
const PUBLIC = /^(?:availability\/.+|get-accommodation-content|get-content-offer|get-travel-rating)$/;

/** Whether the answers of an operation of Galaxy are the same for everyone, so that they may be stored. */
export const isPublicOperation = (operation: unknown): boolean =>
  typeof operation === "string" && PUBLIC.test(operation);

/** Whether an operation answers with the visitor's basket. */
export const isBasketOperation = (operation: unknown): boolean => operation === "get-basket";

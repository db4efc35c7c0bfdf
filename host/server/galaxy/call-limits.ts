/**
 * Time limit of an operation that changes the basket, in milliseconds: after an abort the outcome is unknown.
 */
const CHANGE_LIMIT = 30_000;
/** Time limit of a read call, in milliseconds. It bounds an outage, so it is longer than any response of a busy machine. */
export const READ_LIMIT = 10_000;

/** Operations that change the basket although Galaxy takes them as GET (ruling 27). */
const changesByGet: readonly string[] = ["create-basket", "add-basket-addon"];

/** Whether a call changes the basket. */
export const changesBasket = (method: string, operation: string): boolean =>
  method === "POST" || changesByGet.includes(operation);

/** Whether a call may be sent twice: reads, and `create-basket`, which is idempotent (ruling 21). */
export const isRepeatable = (method: string, operation: string): boolean =>
  operation === "create-basket" || !changesBasket(method, operation);

/** Time limit of a call, in milliseconds. */
export const callLimit = (method: string, operation: string): number =>
  changesBasket(method, operation) ? CHANGE_LIMIT : READ_LIMIT;

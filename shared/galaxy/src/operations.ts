/** What the site knows of an operation of Galaxy. */
export interface Operation {
  readonly method: "GET" | "POST";
  /** Whether it changes the visitor's basket. Galaxy takes some of these as GET (ruling 27). */
  readonly changesBasket?: true;
  /** Whether it changes nothing when it is sent twice, although it changes the basket (ruling 21). */
  readonly isIdempotent?: true;
  /** Whether its answers are the same for everyone, so that they may be shared and stored. */
  readonly isPublic?: true;
  /** Whether its answers are content, which depends neither on dates nor on stock. */
  readonly isContent?: true;
}

const read: Operation = { method: "GET" };
const readPublic: Operation = { method: "GET", isPublic: true };
const readContent: Operation = { ...readPublic, isContent: true };
const change: Operation = { method: "POST", changesBasket: true };

/** The operations of the contract, by their paths after `/{lang}/api/galaxy/stays/`. */
export const operations: Readonly<Record<string, Operation>> = {
  "create-basket": { method: "GET", changesBasket: true, isIdempotent: true },
  "get-basket": read,
  "add-accommodation-to-basket": change,
  "add-activity-transport-to-basket": change,
  "add-activity-to-basket": change,
  "add-basket-addon": { method: "GET", changesBasket: true },
  "get-basket-addon": read,
  "get-basket-addon-bookitemid": read,
  "availability/accommodation": readPublic,
  "availability/accommodation/get": readPublic,
  "availability/activity": readPublic,
  "availability/activity/by-day": readPublic,
  "availability/activity/by-product": readPublic,
  "availability/activity/recommended": readPublic,
  "availability/calendar": readPublic,
  "availability/transport": readPublic,
  "availability/transport/by-day": readPublic,
  "availability/transport/by-product": readPublic,
  "availability/transport/information": readPublic,
  "available-departure-dates": read,
  "get-accommodation-content": readContent,
  "get-content-offer": readContent,
  "get-travel-rating": readContent,
  "validate-promocode": read,
};

/** Time limit of an operation that changes the basket, in milliseconds: after an abort the outcome is unknown. */
const CHANGE_LIMIT = 30_000;
/** Time limit of a read call, in milliseconds. It bounds an outage, so it is longer than any response of a busy machine. */
export const READ_LIMIT = 10_000;

const find = (operation: string): Operation | undefined =>
  Object.hasOwn(operations, operation) ? operations[operation] : undefined;

/** Whether a call changes the basket; any POST may, also of an operation that the contract does not have. */
export const changesBasket = (method: string, operation: string): boolean =>
  method === "POST" || find(operation)?.changesBasket === true;

/** Whether a call may be sent twice. */
export const isRepeatable = (method: string, operation: string): boolean =>
  find(operation)?.isIdempotent === true || !changesBasket(method, operation);

/** Time limit of a call, in milliseconds. */
export const callLimit = (method: string, operation: string): number =>
  changesBasket(method, operation) ? CHANGE_LIMIT : READ_LIMIT;

/** Whether the answers of an operation of Galaxy are the same for everyone, so that they may be stored. */
export const isPublicOperation = (operation: unknown): boolean =>
  typeof operation === "string" && find(operation)?.isPublic === true;

/** Whether an operation answers with content, so that pages of other dates get the same answer. */
export const isContentOperation = (operation: string): boolean => find(operation)?.isContent === true;

/** Whether an operation answers with the visitor's basket. */
export const isBasketOperation = (operation: unknown): boolean => operation === "get-basket";

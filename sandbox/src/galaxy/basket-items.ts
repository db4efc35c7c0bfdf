import { filledText, parseJson, record, recordList, wholeNumber } from "./input.ts";

/** What an add call sends. */
export interface AddRequest {
  readonly searchId: string;
  readonly items: readonly { readonly key: string; readonly amount: number }[];
}

/** The result of an add that was understood. */
export interface AddResult {
  readonly basketResult: {
    readonly Success: boolean;
    readonly BookItemIds: readonly number[];
    readonly Error: number | null;
    readonly Message: string | null;
  };
}

/** Reads the body of an add call; `items` is a text that holds JSON. */
export function readAdd(body: unknown): AddRequest {
  const { searchId, items } = record(body, "body");
  return {
    searchId: filledText(searchId, "searchId"),
    items: recordList(parseJson(filledText(items, "items"), "items"), "items").map((item) => {
      filledText(item.Name, "items Name");
      return {
        key: filledText(item.BookKey, "items BookKey"),
        amount: wholeNumber(item.Amount ?? 1, "items Amount", 1),
      };
    }),
  };
}

/** All of it is in the basket, as booked items with these ids. */
export function added(ids: readonly number[]): AddResult {
  return { basketResult: { Success: true, BookItemIds: ids, Error: null, Message: null } };
}

/** Nothing of it is in the basket: stock for less than was asked for (Error 2). */
export const notEnough: AddResult = {
  basketResult: { Success: false, BookItemIds: [], Error: 2, Message: "Not enough availability" },
};

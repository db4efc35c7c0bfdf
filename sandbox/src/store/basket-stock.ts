import type { InStatement } from "@libsql/client";
import type { BasketLineBody } from "./basket-line.ts";
import { type NightStock, takeNights } from "./night-stock.ts";
import { type OccasionStock, takeCapacity } from "./occasion-stock.ts";

/** The stock in memory. Each is a function, because the mock reads the stock again when the day changes. */
export interface Stocks {
  nights(): NightStock;
  occasions(): OccasionStock;
}

/** Returns the statement that takes the stock of a line from the database (1), or returns it (-1). */
export function takeStock(body: BasketLineBody, sign: 1 | -1): InStatement {
  if (body.kind === "stay") return takeNights(body.productId, body.start, body.end, sign * body.taken);
  if (body.kind === "activity")
    return takeCapacity(body.activityId, "", body.day, body.time, sign * body.amount);
  return takeCapacity(body.lineId, body.route, body.day, body.time, sign * personsOf(body));
}

/** Applies to memory what the statement of `takeStock` has changed in the database. */
export function settleStock(stocks: Stocks, body: BasketLineBody, sign: 1 | -1): void {
  if (body.kind === "stay") stocks.nights().settle(body.productId, body.start, body.end, sign * body.taken);
  else if (body.kind === "activity")
    stocks.occasions().settle(body.activityId, "", body.day, body.time, sign * body.amount);
  else stocks.occasions().settle(body.lineId, body.route, body.day, body.time, sign * personsOf(body));
}

function personsOf(body: { readonly persons: readonly { readonly quantity: number }[] }): number {
  return body.persons.reduce((sum, { quantity }) => sum + quantity, 0);
}

import type { Basket } from "@stays/domain";
import { basketQuery, getBasket } from "@stays/galaxy";
import { galaxyOf, type QueryClient } from "@stays/query";
import { type BasketLine, hasLanded, linesIn } from "./basket-lines.ts";
import { type PendingAdd, savePendingAdd } from "./pending-add.ts";

/** Longest wait for the content of the basket before an add, in milliseconds. */
const PATIENCE = 1_000;

async function readLines(client: QueryClient): Promise<readonly BasketLine[]> {
  const lines = linesIn(await getBasket(galaxyOf(client)));
  if (!lines) throw new Error("get-basket was refused");
  return lines;
}

/**
 * Checks whether an add is in the basket. If not, saves the lines found: the add may still arrive, and a
 * later check compares with these lines.
 *
 * @throws Error when the basket cannot be read, or does not tell
 */
export async function isInBasket(client: QueryClient, add: PendingAdd): Promise<boolean> {
  const lines = await readLines(client);
  const isIn = hasLanded(add.before, lines, add.lines);
  if (isIn === null) throw new Error("get-basket does not tell whether the add is in the basket");
  if (isIn) return true;
  savePendingAdd({ ...add, before: lines });
  return false;
}

/**
 * Returns the basket lines before an add: from the cached basket, or from get-basket when this tab has none.
 *
 * @param known null = there is no basket yet; undefined = this tab does not know
 * @returns null = not known in time; the add goes on without them
 */
export async function linesBefore(
  client: QueryClient,
  known: Basket | null | undefined,
): Promise<readonly BasketLine[] | null> {
  const isBeingAsked = client.isFetching({ queryKey: basketQuery().queryKey }) > 0;
  if (known !== undefined && !isBeingAsked) return linesIn(known);
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([readLines(client).catch(() => null), tooLate]);
}

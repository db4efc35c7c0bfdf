import type { Basket } from "@stays/domain";
import { basketQuery, getBasket } from "@stays/galaxy";
import { galaxyOf, type QueryClient } from "@stays/query";
import { type BasketLine, hasLanded, linesIn } from "./basket-lines.ts";
import { type PendingAdd, savePendingAdd } from "./pending-add.ts";

/** Milliseconds that an add waits at most to learn what the basket holds before it. */
const PATIENCE = 1_000;

async function look(client: QueryClient): Promise<readonly BasketLine[]> {
  const lines = linesIn(await getBasket(galaxyOf(client)));
  if (!lines) throw new Error("get-basket was refused");
  return lines;
}

/**
 * Looks into the basket for an add. Where it is not there, what was seen is kept: it may still arrive, and is then told
 * by that.
 *
 * @throws Error when the basket cannot be looked at
 */
export async function isInBasket(client: QueryClient, add: PendingAdd): Promise<boolean> {
  const lines = await look(client);
  if (hasLanded(add.before, lines, add.prices)) return true;
  savePendingAdd({ ...add, before: lines });
  return false;
}

/**
 * What the basket holds before an add: as this tab knows it, or asked for where it does not.
 *
 * @param known null = there is no basket yet; undefined = this tab does not know
 * @returns null = it could not be learnt in time, which must not keep anybody from adding
 */
export async function linesBefore(
  client: QueryClient,
  known: Basket | null | undefined,
): Promise<readonly BasketLine[] | null> {
  const isBeingAsked = client.isFetching({ queryKey: basketQuery().queryKey }) > 0;
  if (known !== undefined && !isBeingAsked) return linesIn(known);
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([look(client).catch(() => null), tooLate]);
}

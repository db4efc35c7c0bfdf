import type { Destination } from "./destination.ts";
import { hallefjall } from "./hallefjall.ts";
import { khroumirie } from "./khroumirie.ts";
import { yukimori } from "./yukimori.ts";

/** Every destination, by the name that `SANDBOX_WORLD` chooses it by. */
export const destinations = { hallefjall, yukimori, khroumirie } as const satisfies Readonly<
  Record<string, Destination>
>;

/**
 * The destination of a name; the first without a name.
 *
 * @throws Error that lists the names, when there is none of this name
 */
export function destinationNamed(name: string | undefined): Destination {
  if (name === undefined || name === "") return hallefjall;
  const found = Object.entries(destinations).find(([known]) => known === name)?.[1];
  if (found) return found;
  throw new Error(`SANDBOX_WORLD is "${name}", but must be one of ${Object.keys(destinations).join(", ")}.`);
}

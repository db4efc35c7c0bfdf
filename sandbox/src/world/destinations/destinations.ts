import type { Destination } from "./destination.ts";
import { hallefjall } from "./hallefjall.ts";
import { khroumirie } from "./khroumirie.ts";
import { yukimori } from "./yukimori.ts";

/** Every destination, by its value of `SANDBOX_WORLD`. */
export const destinations = { hallefjall, yukimori, khroumirie } as const satisfies Readonly<
  Record<string, Destination>
>;

/**
 * Returns the destination of a name; the first without a name.
 *
 * @throws Error that lists the names, when the name is unknown
 */
export function destinationNamed(name: string | undefined): Destination {
  if (name === undefined || name === "") return hallefjall;
  const found = Object.entries(destinations).find(([known]) => known === name)?.[1];
  if (found) return found;
  throw new Error(`SANDBOX_WORLD is "${name}", but must be one of ${Object.keys(destinations).join(", ")}.`);
}

import { Hono } from "hono";
import type { MockGalaxy } from "./galaxy/galaxy.ts";
import { galaxyApp } from "./galaxy-app.ts";
import { createFaults, faultsApp } from "./scenarios/faults.ts";
import { createStage } from "./scenarios/scenario.ts";
import { shellApp } from "./scenarios/shell.ts";
import { createBaskets } from "./store/baskets.ts";
import { indexWorld } from "./store/catalogue.ts";
import { openDatabase } from "./store/database.ts";
import { createRemember } from "./store/remember.ts";
import { createSearches } from "./store/searches.ts";
import { openStock } from "./store/stock.ts";
import { dayNumber } from "./world/day.ts";
import type { Destination } from "./world/destination.ts";
import { destinationNamed } from "./world/destinations.ts";
import { makeWorld, WORLD_VERSION } from "./world/world.ts";

/** Lifetime of a SearchId in minutes. */
const SEARCH_MINUTES = 30;

export interface SandboxOptions {
  /** Folder of the database; null keeps it in memory. */
  readonly dataFolder: string | null;
  /** Returns today at the destination, `YYYY-MM-DD`; called before every call. */
  readonly today: () => string;
  /** The first destination by default. */
  readonly destination?: Destination;
  /** Whether `/sandbox` can order faults, stock and scenarios. */
  readonly faults?: boolean;
  readonly cookieDomain?: string | null;
  /** Lifetime of a SearchId in minutes; 30 by default, the minimum of the contract. */
  readonly searchMinutes?: number;
}

/** The mock back end. */
export interface Sandbox {
  readonly app: Hono;
  readonly galaxy: MockGalaxy;
  close(): void;
}

/** Creates the mock of a destination. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { destination = destinationNamed(undefined) } = options;
  const dayNow = (): number => {
    const day = dayNumber(options.today());
    if (day === null) throw new Error(`today must be YYYY-MM-DD, not ${options.today()}`);
    return day;
  };
  const world = makeWorld(destination);
  let today = dayNow();
  const client = await openDatabase(options.dataFolder, `${destination.name}-${WORLD_VERSION}`);
  const stock = await openStock(client, world, today);
  let rolled = Promise.resolve();
  let searchMinutes = options.searchMinutes ?? SEARCH_MINUTES;
  const lifetime = () => searchMinutes * 60_000;
  const galaxy: MockGalaxy = {
    destination,
    stock,
    remember: createRemember(),
    catalogue: indexWorld(world),
    baskets: createBaskets(client, stock),
    staySearches: createSearches("s", lifetime),
    activitySearches: createSearches("a", lifetime),
    transportSearches: createSearches("t", lifetime),
  };
  const faults = options.faults ? createFaults() : null;
  const stage = faults ? createStage(galaxy, faults) : null;
  const app = new Hono();
  if (faults)
    app.route(
      "/sandbox",
      faultsApp(faults, galaxy, (minutes) => {
        searchMinutes = minutes ?? options.searchMinutes ?? SEARCH_MINUTES;
      }),
    );
  if (stage) app.route("/sandbox", shellApp(stage, destination, stock.today));
  app.route(
    "/",
    galaxyApp(galaxy, {
      faults,
      stage,
      refresh: () => {
        if (dayNow() !== today) {
          today = dayNow();
          rolled = stock.rollTo(today);
        }
        return rolled;
      },
      cookieDomain: options.cookieDomain ?? null,
    }),
  );
  return {
    app,
    galaxy,
    close: () => client.close(),
  };
}

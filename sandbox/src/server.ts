import { Hono } from "hono";
import { type BasketPort, basketView } from "./galaxy/basket-view.ts";
import type { MockGalaxy } from "./galaxy/galaxy.ts";
import { createSearchPages } from "./galaxy/search-pages.ts";
import { galaxyApp } from "./galaxy-app.ts";
import { createFaults, faultsApp } from "./scenarios/faults.ts";
import { createStage } from "./scenarios/scenario.ts";
import { shellApp } from "./scenarios/shell.ts";
import { createBaskets } from "./store/baskets.ts";
import { openDatabase, readCatalogue } from "./store/catalogue.ts";
import { createSearches } from "./store/searches.ts";
import { bringToDay } from "./store/seed.ts";
import { readNightStock, readOccasionStock } from "./store/stock.ts";
import { dayNumber } from "./world/day.ts";
import { type Destination, destinationNamed } from "./world/destination.ts";

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
  /** Answers a request; `server` is its connection. */
  fetch(request: Request, server?: object): Response | Promise<Response>;
  readonly galaxy: MockGalaxy;
  readonly basketPort: BasketPort;
  close(): void;
}

/** Creates the mock of a destination: seeds its database, or rolls it to today, and answers calls. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { destination = destinationNamed(undefined) } = options;
  const client = await openDatabase(options.dataFolder);
  const dayNow = (): number => {
    const day = dayNumber(options.today());
    if (day === null) throw new Error(`today must be YYYY-MM-DD, not ${options.today()}`);
    return day;
  };
  const openStock = async (today: number) => {
    await bringToDay(client, destination, today);
    const [nights, occasions] = [await readNightStock(client, today), await readOccasionStock(client, today)];
    return { today, nights, occasions };
  };
  let stock = await openStock(dayNow());
  let rolling: Promise<typeof stock> | null = null;
  const refresh = async (): Promise<void> => {
    if (dayNow() === stock.today) return;
    rolling ??= openStock(dayNow()).finally(() => {
      rolling = null;
    });
    stock = await rolling;
  };
  let searchMinutes = options.searchMinutes ?? SEARCH_MINUTES;
  const lifetime = () => searchMinutes * 60_000;
  const stocks = { nights: () => stock.nights, occasions: () => stock.occasions };
  const galaxy: MockGalaxy = {
    destination,
    ...stocks,
    pages: createSearchPages(),
    catalogue: await readCatalogue(client),
    baskets: createBaskets(client, stocks),
    staySearches: createSearches("s", lifetime),
    activitySearches: createSearches("a", lifetime),
    transportSearches: createSearches("t", lifetime),
    today: () => stock.today,
  };
  const faults = options.faults ? createFaults() : null;
  const stage = faults ? createStage(galaxy, faults) : null;
  const app = new Hono();
  if (faults)
    app.route(
      "/sandbox",
      faultsApp(faults, galaxy, client, (minutes) => {
        searchMinutes = minutes ?? options.searchMinutes ?? SEARCH_MINUTES;
      }),
    );
  if (stage) app.route("/sandbox", shellApp(stage, destination, galaxy.today));
  app.route(
    "/",
    galaxyApp(galaxy, {
      faults,
      stage,
      refresh,
      cookieDomain: options.cookieDomain ?? null,
    }),
  );
  return {
    app,
    fetch: app.fetch,
    galaxy,
    basketPort: basketPort(galaxy),
    close: () => client.close(),
  };
}

function basketPort(galaxy: MockGalaxy): BasketPort {
  return {
    read: async (cookieId, lang) => {
      const id = await galaxy.baskets.find(cookieId);
      return id === null ? null : basketView(galaxy, id, await galaxy.baskets.lines(id), lang);
    },
    removeLine: async (cookieId, lineId) => {
      const id = await galaxy.baskets.find(cookieId);
      if (id !== null) await galaxy.baskets.remove(id, lineId);
    },
  };
}

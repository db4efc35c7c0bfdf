import { randomBytes } from "node:crypto";
import { type Client, type InStatement, LibsqlError } from "@libsql/client/sqlite3";
import { type NightStock, type OccasionStock, takeCapacity, takeNights } from "./stock.ts";

/** What a basket line sells, and the stock to return when it is removed. */
export type BasketLineBody = StayLine | ActivityLine | TransportLineBody;

export interface StayLine {
  readonly kind: "stay";
  readonly unitId: number;
  readonly productId: number;
  readonly agreement: string;
  readonly packageId: number | null;
  readonly start: number;
  readonly end: number;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly amount: number;
  /** Units of stock: rooms, or beds of a dormitory. */
  readonly taken: number;
  readonly price: number;
}

export interface ActivityLine {
  readonly kind: "activity";
  readonly activityId: number;
  readonly row: string;
  readonly day: number;
  readonly time: string;
  readonly amount: number;
  readonly price: number;
}

export interface TransportLineBody {
  readonly kind: "transport";
  readonly lineId: number;
  readonly route: string;
  readonly day: number;
  readonly time: string;
  readonly persons: readonly { readonly code: string; readonly quantity: number }[];
  readonly price: number;
}

/** A line as the basket stores it, with its chosen extras. */
export interface StoredLine {
  readonly id: number;
  readonly body: BasketLineBody;
  readonly addons: readonly { readonly addonId: number; readonly quantity: number }[];
}

/** The stock in memory. Each is a function, because the mock reads the stock again when the day changes. */
interface Stocks {
  nights(): NightStock;
  occasions(): OccasionStock;
}

/** Returns the statement that takes the stock of a line from the database (1), or returns it (-1). */
function takeStock(body: BasketLineBody, sign: 1 | -1): InStatement {
  if (body.kind === "stay") return takeNights(body.productId, body.start, body.end, sign * body.taken);
  if (body.kind === "activity")
    return takeCapacity(body.activityId, "", body.day, body.time, sign * body.amount);
  return takeCapacity(body.lineId, body.route, body.day, body.time, sign * countPersons(body));
}

/** Applies to memory what the statement of `takeStock` has changed in the database. */
function settleStock(stocks: Stocks, body: BasketLineBody, sign: 1 | -1): void {
  if (body.kind === "stay") stocks.nights().settle(body.productId, body.start, body.end, sign * body.taken);
  else if (body.kind === "activity")
    stocks.occasions().settle(body.activityId, "", body.day, body.time, sign * body.amount);
  else stocks.occasions().settle(body.lineId, body.route, body.day, body.time, sign * countPersons(body));
}

function countPersons(body: { readonly persons: readonly { readonly quantity: number }[] }): number {
  return body.persons.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Baskets in SQLite. Every change of a basket and its stock is one transaction. */
export interface Baskets {
  open(): Promise<{ id: number; cookie: string }>;
  /** Returns the number of the basket of a cookie, null when there is none. */
  find(cookie: string | undefined): Promise<number | null>;
  lines(basketId: number): Promise<StoredLine[]>;
  /** Adds all lines; returns null and adds none when one is sold out. */
  add(basketId: number, bodies: readonly BasketLineBody[]): Promise<number[] | null>;
  /** Sets the quantities of extras of lines. */
  setAddons(choices: readonly { lineId: number; addonId: number; quantity: number }[]): Promise<void>;
  /** Removes a line and returns its stock. */
  remove(basketId: number, lineId: number): Promise<void>;
}

export function createBaskets(client: Client, stocks: Stocks): Baskets {
  /** Two concurrent removals of one line must not return its stock twice. */
  const removing = new Set<number>();
  return {
    lines: (basketId) => readLines(client, basketId),
    open: async () => {
      const cookie = randomBytes(16).toString("hex");
      const { lastInsertRowid } = await client.execute({
        sql: "INSERT INTO basket (cookie) VALUES (?)",
        args: [cookie],
      });
      return { id: Number(lastInsertRowid), cookie };
    },
    find: async (cookie) => {
      if (cookie === undefined) return null;
      const { rows } = await client.execute({
        sql: "SELECT id FROM basket WHERE cookie = ?",
        args: [cookie],
      });
      return rows[0] ? Number(rows[0].id) : null;
    },
    add: async (basketId, bodies) => {
      const takes = bodies.map((body) => takeStock(body, 1));
      const inserts = bodies.map(
        (body): InStatement => ({
          sql: "INSERT INTO line (basket_id, body) VALUES (?, ?)",
          args: [basketId, JSON.stringify(body)],
        }),
      );
      try {
        const results = await client.batch([...takes, ...inserts], "write");
        for (const body of bodies) settleStock(stocks, body, 1);
        return results.slice(takes.length).map(({ lastInsertRowid }) => Number(lastInsertRowid));
      } catch (error) {
        if (isSoldOut(error)) return null;
        throw error;
      }
    },
    setAddons: async (choices) => {
      await client.batch(
        choices.map(({ lineId, addonId, quantity }) => ({
          sql: "INSERT INTO line_addon (line_id, addon_id, quantity) VALUES (?, ?, ?) ON CONFLICT (line_id, addon_id) DO UPDATE SET quantity = excluded.quantity",
          args: [lineId, addonId, quantity],
        })),
        "write",
      );
    },
    remove: async (basketId, lineId) => {
      const line = (await readLines(client, basketId)).find(({ id }) => id === lineId);
      if (!line || removing.has(lineId)) return;
      removing.add(lineId);
      try {
        await client.batch(
          [
            { sql: "DELETE FROM line_addon WHERE line_id = ?", args: [lineId] },
            { sql: "DELETE FROM line WHERE id = ?", args: [lineId] },
            takeStock(line.body, -1),
          ],
          "write",
        );
        settleStock(stocks, line.body, -1);
      } finally {
        removing.delete(lineId);
      }
    },
  };
}

async function readLines(client: Client, basketId: number): Promise<StoredLine[]> {
  const stored = await client.execute({
    sql: "SELECT id, body FROM line WHERE basket_id = ? ORDER BY id",
    args: [basketId],
  });
  const addons = await client.execute({
    sql: "SELECT line_id, addon_id, quantity FROM line_addon WHERE line_id IN (SELECT id FROM line WHERE basket_id = ?) ORDER BY addon_id",
    args: [basketId],
  });
  return stored.rows.map((row) => ({
    id: Number(row.id),
    body: JSON.parse(String(row.body)) as BasketLineBody,
    addons: addons.rows
      .filter((addon) => addon.line_id === row.id)
      .map((addon) => ({ addonId: Number(addon.addon_id), quantity: Number(addon.quantity) })),
  }));
}

function isSoldOut(error: unknown): boolean {
  return error instanceof LibsqlError && error.message.includes("CHECK constraint failed");
}

import { randomBytes } from "node:crypto";
import type { Client } from "@libsql/client/sqlite3";
import type { BasketLineBody } from "./basket-line.ts";
import type { Stock } from "./stock.ts";

/** A line as the basket stores it, with its chosen extras. */
export interface StoredLine {
  readonly id: number;
  readonly body: BasketLineBody;
  readonly addons: readonly { readonly addonId: number; readonly quantity: number }[];
}

export type Baskets = Awaited<ReturnType<typeof openBaskets>>;

/** Opens the baskets, which are in SQLite, and takes from the stock what they hold. */
export async function openBaskets(client: Client, stock: Stock) {
  const stored = await client.execute("SELECT body FROM line");
  for (const { body } of stored.rows) stock.settle(parseBody(body), 1);
  return {
    /** Opens a basket. */
    async open() {
      const cookie = randomBytes(16).toString("hex");
      const { lastInsertRowid } = await client.execute({
        sql: "INSERT INTO basket (cookie) VALUES (?)",
        args: [cookie],
      });
      return { id: Number(lastInsertRowid), cookie };
    },
    /** Returns the number of the basket of a cookie, null when there is none. */
    async find(cookie: string | undefined) {
      if (cookie === undefined) return null;
      const { rows } = await client.execute({
        sql: "SELECT id FROM basket WHERE cookie = ?",
        args: [cookie],
      });
      return rows[0] ? Number(rows[0].id) : null;
    },
    lines: (basketId: number) => readLines(client, basketId),
    /** Adds all lines; returns null and adds none when one is sold out. */
    async add(basketId: number, bodies: readonly BasketLineBody[]) {
      if (!stock.take(bodies)) return null;
      const results = await client.batch(
        bodies.map((body) => ({
          sql: "INSERT INTO line (basket_id, body) VALUES (?, ?)",
          args: [basketId, JSON.stringify(body)],
        })),
        "write",
      );
      return results.map(({ lastInsertRowid }) => Number(lastInsertRowid));
    },
    /** Sets the quantities of extras of lines. */
    async setAddons(choices: readonly { lineId: number; addonId: number; quantity: number }[]) {
      await client.batch(
        choices.map(({ lineId, addonId, quantity }) => ({
          sql: "INSERT INTO line_addon (line_id, addon_id, quantity) VALUES (?, ?, ?) ON CONFLICT (line_id, addon_id) DO UPDATE SET quantity = excluded.quantity",
          args: [lineId, addonId, quantity],
        })),
        "write",
      );
    },
    /** Removes a line and returns its stock; does nothing for a line of another basket. */
    async remove(basketId: number, lineId: number) {
      const line = (await readLines(client, basketId)).find(({ id }) => id === lineId);
      if (!line) return;
      const [, removed] = await client.batch(
        [
          { sql: "DELETE FROM line_addon WHERE line_id = ?", args: [lineId] },
          { sql: "DELETE FROM line WHERE id = ?", args: [lineId] },
        ],
        "write",
      );
      // Of two removals at the same time only one finds the line.
      if (removed?.rowsAffected === 1) stock.settle(line.body, -1);
    },
  };
}

const parseBody = (stored: unknown) => JSON.parse(String(stored)) as BasketLineBody;

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
    body: parseBody(row.body),
    addons: addons.rows
      .filter((addon) => addon.line_id === row.id)
      .map((addon) => ({ addonId: Number(addon.addon_id), quantity: Number(addon.quantity) })),
  }));
}

import { randomBytes } from "node:crypto";
import type { Client } from "@libsql/client/sqlite3";
import type { BasketLineBody } from "./basket-line.ts";
import { isSoldOut, type Stock, takeStock } from "./stock.ts";

/** A line as the basket stores it, with its chosen extras. */
export interface StoredLine {
  readonly id: number;
  readonly body: BasketLineBody;
  readonly addons: readonly { readonly addonId: number; readonly quantity: number }[];
}

export type Baskets = ReturnType<typeof createBaskets>;

/** The baskets, in SQLite. Every change of a basket and its stock is one transaction. */
export function createBaskets(client: Client, stock: Stock) {
  /** Two removals of one line at the same time must not return its stock twice. */
  const removing = new Set<number>();
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
      const takes = bodies.map((body) => takeStock(body, 1));
      const inserts = bodies.map((body) => ({
        sql: "INSERT INTO line (basket_id, body) VALUES (?, ?)",
        args: [basketId, JSON.stringify(body)],
      }));
      try {
        const results = await client.batch([...takes, ...inserts], "write");
        for (const body of bodies) stock.settle(body, 1);
        return results.slice(takes.length).map(({ lastInsertRowid }) => Number(lastInsertRowid));
      } catch (error) {
        if (isSoldOut(error)) return null;
        throw error;
      }
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
        stock.settle(line.body, -1);
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

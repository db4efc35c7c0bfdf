import { randomBytes } from "node:crypto";
import type { Client } from "@libsql/client/sqlite3";
import type { BasketLineBody } from "./basket-line.ts";
import { isSoldOut, type Stock } from "./stock.ts";

/** The number of each chosen extra, by its id. */
type Addons = Readonly<Record<string, number>>;

/** A line as the basket stores it, with its chosen extras. */
export interface StoredLine {
  readonly id: number;
  readonly body: BasketLineBody;
  readonly addons: Addons;
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
      const takes = bodies.flatMap((body) => stock.take(body, 1));
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
    /** Sets the extras of a line. */
    async setAddons(lineId: number, addons: Addons) {
      const args = [JSON.stringify(addons), lineId];
      await client.execute({ sql: "UPDATE line SET addons = ? WHERE id = ?", args });
    },
    /** Removes a line and returns its stock; does nothing for a line of another basket. */
    async remove(basketId: number, lineId: number) {
      const line = (await readLines(client, basketId)).find(({ id }) => id === lineId);
      if (!line || removing.has(lineId)) return;
      removing.add(lineId);
      try {
        await client.batch(
          [{ sql: "DELETE FROM line WHERE id = ?", args: [lineId] }, ...stock.take(line.body, -1)],
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
  const { rows } = await client.execute({
    sql: "SELECT id, body, addons FROM line WHERE basket_id = ? ORDER BY id",
    args: [basketId],
  });
  return rows.map(({ id, body, addons }) => ({
    id: Number(id),
    body: JSON.parse(String(body)),
    addons: JSON.parse(String(addons)),
  }));
}

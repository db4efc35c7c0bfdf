import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/sqlite3";

const schema = [
  "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
  "CREATE TABLE IF NOT EXISTS stock (item TEXT NOT NULL, day INTEGER NOT NULL, remaining INTEGER NOT NULL CHECK (remaining >= 0), PRIMARY KEY (item, day)) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS basket (id INTEGER PRIMARY KEY AUTOINCREMENT, cookie TEXT NOT NULL UNIQUE)",
  "CREATE TABLE IF NOT EXISTS line (id INTEGER PRIMARY KEY AUTOINCREMENT, basket_id INTEGER NOT NULL REFERENCES basket (id), body TEXT NOT NULL)",
  "CREATE INDEX IF NOT EXISTS line_of_basket ON line (basket_id)",
  "CREATE TABLE IF NOT EXISTS line_addon (line_id INTEGER NOT NULL REFERENCES line (id), addon_id INTEGER NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (line_id, addon_id)) WITHOUT ROWID",
];

/**
 * Opens the database of stock and baskets in a folder, or in memory without one. Those of another world are deleted.
 *
 * @param world the name and version of the world that they are of
 * @returns the database, and the day number on which it first had this world
 */
export async function openDatabase(
  folder: string | null,
  world: string,
  today: number,
): Promise<{ client: Client; madeOn: number }> {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const client = createClient({ url: folder === null ? ":memory:" : `file:${join(folder, "galaxy.db")}` });
  if (folder !== null) await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("PRAGMA synchronous = NORMAL");
  await client.batch(schema, "write");
  const { rows } = await client.execute("SELECT key, value FROM meta");
  const { version, madeOn } = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  if (version === world) return { client, madeOn: Number(madeOn) };
  await client.batch(
    [
      "DELETE FROM line_addon",
      "DELETE FROM line",
      "DELETE FROM basket",
      "DELETE FROM stock",
      "DELETE FROM sqlite_sequence",
      "INSERT INTO sqlite_sequence (name, seq) VALUES ('basket', 48212), ('line', 4503599627370496)",
      {
        sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('version', ?), ('madeOn', ?)",
        args: [world, String(today)],
      },
    ],
    "write",
  );
  return { client, madeOn: today };
}

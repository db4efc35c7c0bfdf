import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/sqlite3";

const schema = [
  "CREATE TABLE IF NOT EXISTS stock (item TEXT NOT NULL, day INTEGER NOT NULL, remaining INTEGER NOT NULL CHECK (remaining >= 0), PRIMARY KEY (item, day)) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS basket (id INTEGER PRIMARY KEY AUTOINCREMENT, cookie TEXT NOT NULL UNIQUE)",
  "CREATE TABLE IF NOT EXISTS line (id INTEGER PRIMARY KEY AUTOINCREMENT, basket_id INTEGER NOT NULL REFERENCES basket (id), body TEXT NOT NULL, addons TEXT NOT NULL DEFAULT '{}')",
  "CREATE INDEX IF NOT EXISTS line_of_basket ON line (basket_id)",
];

/**
 * Opens the database of stock and baskets in a folder, or in memory without one.
 *
 * @param world the name and version of the world that they are of: each has its own file
 */
export async function openDatabase(folder: string | null, world: string): Promise<Client> {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const client = createClient({ url: folder === null ? ":memory:" : `file:${join(folder, `${world}.db`)}` });
  if (folder !== null) await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("PRAGMA synchronous = NORMAL");
  await client.batch(schema, "write");
  return client;
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";

const schema = [
  "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
  "CREATE TABLE IF NOT EXISTS document (kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS night (product_id INTEGER NOT NULL, day INTEGER NOT NULL, remaining INTEGER NOT NULL CHECK (remaining >= 0), price REAL NOT NULL, PRIMARY KEY (product_id, day)) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS occasion (owner_id INTEGER NOT NULL, route TEXT NOT NULL, day INTEGER NOT NULL, time TEXT NOT NULL, remaining INTEGER NOT NULL CHECK (remaining >= 0), PRIMARY KEY (owner_id, route, day, time)) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS basket (id INTEGER PRIMARY KEY AUTOINCREMENT, cookie TEXT NOT NULL UNIQUE)",
  "CREATE TABLE IF NOT EXISTS line (id INTEGER PRIMARY KEY AUTOINCREMENT, basket_id INTEGER NOT NULL REFERENCES basket (id), body TEXT NOT NULL)",
  "CREATE INDEX IF NOT EXISTS line_of_basket ON line (basket_id)",
  "CREATE TABLE IF NOT EXISTS line_addon (line_id INTEGER NOT NULL REFERENCES line (id), addon_id INTEGER NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (line_id, addon_id)) WITHOUT ROWID",
];

/** Opens the database of a destination in a folder, or in memory without one, and creates its tables. */
export async function openDatabase(folder: string | null): Promise<Client> {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const client = createClient({ url: folder === null ? ":memory:" : `file:${join(folder, "galaxy.db")}` });
  if (folder !== null) await client.execute("PRAGMA journal_mode = WAL");
  await client.execute("PRAGMA synchronous = NORMAL");
  await client.batch(schema, "write");
  return client;
}

/** Returns a value of the `meta` table, null when it is missing. */
export async function readMeta(client: Client, key: string): Promise<string | null> {
  const { rows } = await client.execute({ sql: "SELECT value FROM meta WHERE key = ?", args: [key] });
  const value = rows[0]?.value;
  return typeof value === "string" ? value : null;
}

/** Returns the statement that writes a value of the `meta` table. */
export function metaStatement(key: string, value: string): { sql: string; args: string[] } {
  return {
    sql: "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    args: [key, value],
  };
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client/sqlite3";
import type { Activity } from "../world/activity.ts";
import type { StayPackage } from "../world/packages.ts";
import type { Review } from "../world/reviews.ts";
import type { WorldStay } from "../world/stay.ts";
import type { TransportLine } from "../world/transport.ts";

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

/** The content of the destination from the database, indexed for answers. */
export interface Catalogue {
  readonly stays: ReadonlyMap<number, WorldStay>;
  readonly topLevel: readonly WorldStay[];
  /** Units of a property, bookable ones and those outside the booking system, by id. */
  readonly unitsByStay: ReadonlyMap<number, readonly WorldStay[]>;
  readonly packages: readonly StayPackage[];
  readonly packagesByProperty: ReadonlyMap<number, readonly StayPackage[]>;
  readonly activities: ReadonlyMap<number, Activity>;
  readonly transport: ReadonlyMap<number, TransportLine>;
  readonly reviewsByStay: ReadonlyMap<number, readonly Review[]>;
  /** Day number from which the reviews' ages count. */
  readonly madeOn: number;
}

/** Reads all content once; it does not change while the server runs. */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  const list = async <T>(kind: string): Promise<T[]> => {
    const { rows } = await client.execute({
      sql: "SELECT body FROM document WHERE kind = ? ORDER BY id",
      args: [kind],
    });
    return rows.map((row) => JSON.parse(String(row.body)) as T);
  };
  const stays = new Map((await list<WorldStay>("stay")).map((stay) => [stay.id, stay]));
  const packages = await list<StayPackage>("package");
  const units = [...stays.values()].filter(({ topLevel }) => !topLevel);
  return {
    stays,
    topLevel: [...stays.values()].filter(({ topLevel }) => topLevel),
    unitsByStay: groupBy(units, ({ parentId }) => parentId ?? 0),
    packages,
    packagesByProperty: groupBy(packages, ({ propertyId }) => propertyId),
    activities: new Map((await list<Activity>("activity")).map((activity) => [activity.id, activity])),
    transport: new Map((await list<TransportLine>("transport")).map((line) => [line.id, line])),
    reviewsByStay: groupBy(await list<Review>("review"), ({ stayId }) => stayId),
    madeOn: Number(await readMeta(client, "madeOn")),
  };
}

/** Returns an entry that a basket names: its content is removed with its baskets only. */
export function bookedEntry<T>(entries: ReadonlyMap<number, T>, id: number): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The catalogue has no ${id}`);
  return entry;
}

function groupBy<T>(list: readonly T[], getKey: (entry: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const entry of list) groups.set(getKey(entry), [...(groups.get(getKey(entry)) ?? []), entry]);
  return groups;
}

import type { Client, InStatement } from "@libsql/client";
import { daysBetween } from "../world/day.ts";
import type { Destination } from "../world/destinations/destination.ts";
import { activityOccasions, departures } from "../world/occasions.ts";
import { freeOn, priceOn } from "../world/occupancy.ts";
import type { RatePlan } from "../world/stay.ts";
import { makeWorld, WORLD_VERSION, type World } from "../world/world.ts";
import { metaStatement, readMeta } from "./database.ts";

/** Nights, occasions and departures are on sale this many days ahead. */
export const HORIZON = 400;
/** Price and remaining units are stored in SQLite as one whole number per night. */
const PACK = 100;

/**
 * Rolls the database to today. It makes the world on the first start, or when its content has changed.
 * Afterwards it removes past days and adds the days that enter the horizon. Bookings stay.
 */
export async function bringToDay(client: Client, destination: Destination, today: number): Promise<void> {
  const version = await readMeta(client, "version");
  const wanted = `${destination.name} ${WORLD_VERSION}`;
  if (version !== wanted) {
    await client.batch(
      [
        "DELETE FROM line_addon",
        "DELETE FROM line",
        "DELETE FROM basket",
        "DELETE FROM night",
        "DELETE FROM occasion",
        "DELETE FROM document",
      ],
      "write",
    );
    const world = makeWorld(destination);
    await client.batch(
      [
        ...documents(world),
        ...days(world, today, today + HORIZON - 1),
        metaStatement("version", wanted),
        metaStatement("madeOn", String(today)),
        metaStatement("until", String(today + HORIZON - 1)),
        metaStatement("today", String(today)),
        ...firstNumbers,
      ],
      "write",
    );
    return;
  }
  const until = Number(await readMeta(client, "until"));
  const last = today + HORIZON - 1;
  const known = Number(await readMeta(client, "today"));
  if (known === today && until === last) return;
  const from = Math.max(until + 1, today);
  await client.batch(
    [
      { sql: "DELETE FROM night WHERE day < ?", args: [today] },
      { sql: "DELETE FROM occasion WHERE day < ?", args: [today] },
      ...(from <= last ? days(makeWorld(destination), from, last) : []),
      metaStatement("until", String(Math.max(until, last))),
      metaStatement("today", String(today)),
    ],
    "write",
  );
}

const firstNumbers: InStatement[] = [
  "DELETE FROM sqlite_sequence",
  "INSERT INTO sqlite_sequence (name, seq) VALUES ('basket', 48212), ('line', 4503599627370496)",
];

function documents(world: World): InStatement[] {
  const kinds: readonly [string, readonly { readonly id: number }[]][] = [
    ["stay", world.stays],
    ["package", world.packages],
    ["activity", world.activities],
    ["transport", world.transport],
    ["review", world.reviews],
  ];
  return kinds.map(([kind, list]) => ({
    sql: "INSERT INTO document (kind, id, body) SELECT ?, json_extract(value, '$.id'), value FROM json_each(?)",
    args: [kind, JSON.stringify(list)],
  }));
}

function days(world: World, first: number, last: number): InStatement[] {
  const range = daysBetween(first, last);
  const rates = new Map<number, RatePlan>();
  for (const { rate } of world.stays) if (rate && !rates.has(rate.productId)) rates.set(rate.productId, rate);
  const nights = [...rates.values()].map((rate) => ({
    sql: `INSERT OR IGNORE INTO night (product_id, day, remaining, price) SELECT ?, ? + key, value % ${PACK}, value / ${PACK} FROM json_each(?)`,
    args: [
      rate.productId,
      first,
      JSON.stringify(range.map((day) => priceOn(rate, day) * PACK + freeOn(rate, day))),
    ],
  }));
  const occasions = range.map((day) => ({
    sql: "INSERT OR IGNORE INTO occasion (owner_id, route, day, time, remaining) SELECT json_extract(value, '$.ownerId'), json_extract(value, '$.route'), json_extract(value, '$.day'), json_extract(value, '$.time'), json_extract(value, '$.remaining') FROM json_each(?)",
    args: [
      JSON.stringify([
        ...world.activities.flatMap((activity) => activityOccasions(activity, day)),
        ...world.transport.flatMap((line) => departures(line, day)),
      ]),
    ],
  }));
  return [...nights, ...occasions];
}

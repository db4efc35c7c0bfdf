import type { Client, InStatement } from "@libsql/client/sqlite3";
import type { Activity } from "../world/activity.ts";
import { daysBetween, dayText, getWeekday } from "../world/day.ts";
import type { Destination } from "../world/destination.ts";
import { chanceAt } from "../world/random.ts";
import { isClosed, nightFactor } from "../world/seasons.ts";
import type { RatePlan } from "../world/stay.ts";
import type { TransportLine } from "../world/transport.ts";
import { makeWorld, WORLD_VERSION, type World } from "../world/world.ts";
import { metaStatement, readMeta } from "./catalogue.ts";

/** Nights, occasions and departures are on sale this many days ahead. */
const HORIZON = 400;
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
        metaStatement("today", String(today)),
        ...firstNumbers,
      ],
      "write",
    );
    return;
  }
  const last = today + HORIZON - 1;
  const known = Number(await readMeta(client, "today"));
  if (known === today) return;
  const from = Math.max(known + HORIZON, today);
  await client.batch(
    [
      { sql: "DELETE FROM night WHERE day < ?", args: [today] },
      { sql: "DELETE FROM occasion WHERE day < ?", args: [today] },
      ...(from <= last ? days(makeWorld(destination), from, last) : []),
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

/** Returns the stock of a product on a night after bookings by other guests; deterministic per day. */
function freeOn(rate: RatePlan, day: number): number {
  if (isClosed(rate.closed, day)) return 0;
  if (rate.demand === 0) return rate.rooms;
  if (rate.rooms === 1) {
    const block = 3 + (rate.productId % 5);
    return chanceAt(rate.productId, Math.floor(day / block)) < rate.demand ? 0 : 1;
  }
  const booked = Math.floor(chanceAt(rate.productId, day) * rate.demand * 1.6 * (rate.rooms + 1));
  return Math.max(0, rate.rooms - booked);
}

/** Price of one night in SEK. */
function priceOn(rate: RatePlan, day: number): number {
  return Math.round(rate.nightly * nightFactor(day));
}

/** A time of an activity or departure, with its remaining capacity. */
interface Occasion {
  readonly ownerId: number;
  /** Route code of a departure, empty for an activity. */
  readonly route: string;
  readonly day: number;
  /** `HH:mm`. */
  readonly time: string;
  readonly remaining: number;
}

/** The occasions of an activity on a day. */
function activityOccasions(activity: Activity, day: number): Occasion[] {
  const month = Number(dayText(day).slice(5, 7));
  if (!activity.months.includes(month) || !activity.weekdays.includes(getWeekday(day))) return [];
  return activity.times.map((time, index) => ({
    ownerId: activity.id,
    route: "",
    day,
    time,
    remaining: left(activity.capacity, activity.id, day * 10 + index),
  }));
}

/** The departures of a line on a day, in both directions. */
function departures(line: TransportLine, day: number): Occasion[] {
  if (!line.weekdays.includes(getWeekday(day))) return [];
  return line.routes.flatMap((route) =>
    route.times.map((time, index) => ({
      ownerId: line.id,
      route: route.code,
      day,
      time,
      remaining: left(line.capacity, line.id + route.code.charCodeAt(0), day * 10 + index),
    })),
  );
}

/** Other guests have booked up to 70 % of the capacity, sometimes nearly all. */
function left(capacity: number, seed: number, position: number): number {
  const taken = chanceAt(seed, position);
  return taken > 0.93 ? 1 : Math.max(1, Math.round(capacity * (1 - taken * 0.7)));
}

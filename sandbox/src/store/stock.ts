import { type Client, type InStatement, LibsqlError } from "@libsql/client/sqlite3";
import type { Activity } from "../world/activities.ts";
import { daysBetween, getMonthDay, getWeekday } from "../world/day.ts";
import { chanceAt } from "../world/random.ts";
import { isClosed, nightFactor } from "../world/seasons.ts";
import type { RatePlan } from "../world/stay.ts";
import type { TransportLine } from "../world/transport.ts";
import type { World } from "../world/world.ts";
import type { BasketLineBody } from "./basket-line.ts";

/** Nights, occasions and departures are on sale this many days ahead. */
const HORIZON = 400;

/** Something on sale: the nights of a product, or one time of an activity or of a route's departures. */
interface Item {
  /** What is left of each day from today; -1 on days without it. */
  readonly remaining: Int16Array;
  /** Consecutive available days, from each day. */
  readonly run: Uint16Array;
}

const nightItem = (productId: number) => String(productId);
const timeItem = (ownerId: number, route: string, time: string) => `${ownerId}|${route}|${time}`;

/**
 * What is left of each coming day, read from memory. Rules open the days; SQLite has those that were sold, where each
 * sale is one transaction. So a destination of 10,000 stays opens as fast as a small one.
 */
export type Stock = Awaited<ReturnType<typeof openStock>>;

/** Opens the stock of a world. Days that the database does not know are what other guests leave of them. */
export async function openStock(client: Client, { stays, activities, transport }: World, firstDay: number) {
  // Units of one kind share a product, with the rate of the first.
  const rates = new Map<number, RatePlan>();
  for (const { rate } of stays) if (rate && !rates.has(rate.productId)) rates.set(rate.productId, rate);
  const timetables = [...activities.map(activityTimes), ...transport.flatMap(departureTimes)];
  const times = new Map(timetables.map(({ ownerId, route, times }) => [`${ownerId}|${route}`, times]));
  const items = new Map<string, Item>();
  /** Price factors of the nights on sale. */
  let factors: readonly number[] = [];
  let today = firstDay;
  let version = 0;

  /** Sets what the rules leave of the days from `day` on. */
  function openDays(day: number): void {
    const days = daysBetween(day, day + HORIZON - 1);
    const open = (key: string, left: (day: number) => number) =>
      items.set(key, openItem(Int16Array.from(days, left)));
    items.clear();
    for (const rate of rates.values()) open(nightItem(rate.productId), (one) => freeOn(rate, one));
    for (const { ownerId, route, times, seed, capacity, isOn } of timetables)
      times.forEach((time, index) => {
        open(timeItem(ownerId, route, time), (one) =>
          isOn(one) ? placesOn(capacity, seed, one * 10 + index) : -1,
        );
      });
    factors = days.map(nightFactor);
  }

  /** Moves the days on sale to those from a day on. */
  async function rollTo(day: number): Promise<void> {
    await client.execute({ sql: "DELETE FROM stock WHERE day < ?", args: [day] });
    const stored = await client.execute(
      "SELECT item, json_group_array(json_array(day, remaining)) AS days FROM stock GROUP BY item",
    );
    openDays(day);
    today = day;
    for (const { item, days } of stored.rows)
      change(String(item), (remaining) => {
        for (const [one, left] of JSON.parse(String(days)) as [number, number][]) remaining[one - day] = left;
      });
    version += 1;
  }

  function change(key: string, write: (remaining: Int16Array) => void): void {
    const item = items.get(key);
    if (!item) return;
    write(item.remaining);
    items.set(key, openItem(item.remaining));
    version += 1;
  }

  /** The statement that stores the days of an item that nobody has bought yet. */
  function storeDays(item: string, from: number, to: number): InStatement {
    const remaining = items.get(item)?.remaining ?? [];
    const days = daysBetween(from, to - 1).map((day) => [day, remaining[day - today] ?? -1] as const);
    return {
      sql: "INSERT INTO stock SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING",
      args: [item, JSON.stringify(days.filter(([, left]) => left >= 0))],
    };
  }
  await rollTo(firstDay);

  return {
    rollTo,
    today: () => today,
    /** Changes with the days on sale, and with every sale and return. */
    version: () => version,
    /** Returns the lowest stock over a stay. */
    left(productId: number, start: number, end: number): number {
      const [from, to] = [start - today, end - today];
      if (from < 0 || to > HORIZON || from >= to) return 0;
      return Math.min(...(items.get(nightItem(productId))?.remaining.subarray(from, to) ?? [0]));
    },
    /** Returns the number of consecutive available nights from a day. */
    run: (productId: number, day: number): number => items.get(nightItem(productId))?.run[day - today] ?? 0,
    /** Returns the undiscounted price of the nights of a stay. */
    price(productId: number, start: number, end: number): number {
      const nightly = rates.get(productId)?.nightly ?? 0;
      let sum = 0;
      for (let day = start - today; day < end - today; day += 1)
        sum += Math.round(nightly * (factors[day] ?? 0));
      return sum;
    },
    /** Returns the times of an activity (empty route) or of a route on a day, with what is left of each. */
    occasions: (ownerId: number, route: string, day: number) =>
      (times.get(`${ownerId}|${route}`) ?? []).flatMap((time) => {
        const remaining = items.get(timeItem(ownerId, route, time))?.remaining[day - today] ?? -1;
        return remaining < 0 ? [] : [{ time, remaining }];
      }),
    /**
     * Returns the statements that take what a line sells (1), or return it (-1). The table's check aborts the whole
     * transaction when too little is left.
     */
    take(body: BasketLineBody, sign: 1 | -1): InStatement[] {
      const { item, from, to, quantity } = readSale(body);
      const sql = "UPDATE stock SET remaining = remaining - ? WHERE item = ? AND day >= ? AND day < ?";
      return [storeDays(item, from, to), { sql, args: [sign * quantity, item, from, to] }];
    },
    /** Applies to memory what the statements of `take` have taken (1) or returned (-1). */
    settle(body: BasketLineBody, sign: 1 | -1): void {
      const { item, from, to, quantity } = readSale(body);
      change(item, (remaining) => {
        for (let day = Math.max(from, today); day < to; day += 1)
          remaining[day - today] = (remaining[day - today] ?? 0) - sign * quantity;
      });
    },
    /** Sets what is left of every night of a product; returns false for an unknown product. */
    async set(productId: number, remaining: number): Promise<boolean> {
      const item = nightItem(productId);
      const sql = "UPDATE stock SET remaining = ? WHERE item = ?";
      await client.batch(
        [storeDays(item, today, today + HORIZON), { sql, args: [remaining, item] }],
        "write",
      );
      change(item, (nights) => nights.fill(remaining));
      return items.has(item);
    },
  };
}

export const isSoldOut = (error: unknown): boolean =>
  error instanceof LibsqlError && error.message.includes("CHECK constraint failed");

/** The item that a line sells, from a day to the day after the last, and how much of it. */
function readSale(body: BasketLineBody) {
  if (body.kind === "stay")
    return { item: nightItem(body.productId), from: body.start, to: body.end, quantity: body.taken };
  const days = { from: body.day, to: body.day + 1 };
  if (body.kind === "activity")
    return { item: timeItem(body.activityId, "", body.time), ...days, quantity: body.amount };
  const quantity = body.persons.reduce((sum, person) => sum + person.quantity, 0);
  return { item: timeItem(body.lineId, body.route, body.time), ...days, quantity };
}

const openItem = (remaining: Int16Array): Item => ({ remaining, run: countRuns(remaining) });

function countRuns(remaining: Int16Array): Uint16Array {
  const run = new Uint16Array(remaining.length);
  let length = 0;
  for (let night = remaining.length - 1; night >= 0; night -= 1) {
    length = (remaining[night] ?? 0) > 0 ? length + 1 : 0;
    run[night] = length;
  }
  return run;
}

/** Returns what other guests leave of a product on a night; the same for a day, whenever it is asked. */
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

/** The times of an activity, or of a route's departures. */
interface Timetable {
  readonly ownerId: number;
  /** Empty for an activity. */
  readonly route: string;
  readonly times: readonly string[];
  readonly seed: number;
  readonly capacity: number;
  isOn(day: number): boolean;
}

const activityTimes = ({ id, months, weekdays, times, capacity }: Activity): Timetable => ({
  ownerId: id,
  route: "",
  times,
  seed: id,
  capacity,
  isOn: (day) => months.includes(Math.floor(getMonthDay(day) / 100)) && weekdays.includes(getWeekday(day)),
});

const departureTimes = ({ id, routes, weekdays, capacity }: TransportLine): Timetable[] =>
  routes.map(({ code, times }) => ({
    ownerId: id,
    route: code,
    times,
    seed: id + code.charCodeAt(0),
    capacity,
    isOn: (day) => weekdays.includes(getWeekday(day)),
  }));

/** Other guests have booked up to 70 % of the capacity, sometimes nearly all. */
function placesOn(capacity: number, seed: number, position: number): number {
  const taken = chanceAt(seed, position);
  return taken > 0.93 ? 1 : Math.max(1, Math.round(capacity * (1 - taken * 0.7)));
}

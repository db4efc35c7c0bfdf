import type { Client, InStatement } from "@libsql/client/sqlite3";

interface ProductNights {
  readonly remaining: Uint8Array;
  /** Consecutive available nights, from each night. */
  readonly run: Uint16Array;
  /** Sum of the prices before each night. */
  readonly priceSum: Float64Array;
}

/** The nights of every product, mirrored in memory; SQLite is the source of truth for sales. */
export interface NightStock {
  readonly firstDay: number;
  /** Changes with every sale and return. */
  version(): number;
  /** Returns the number of consecutive available nights from a day. */
  run(productId: number, day: number): number;
  /** Returns the lowest stock over a stay. */
  left(productId: number, start: number, end: number): number;
  /** Returns the undiscounted price of the nights of a stay. */
  price(productId: number, start: number, end: number): number;
  /** Applies to memory what the database has taken (positive) or returned (negative). */
  settle(productId: number, start: number, end: number, amount: number): void;
  /** Sets the stock of every coming night of a product. */
  set(productId: number, remaining: number): void;
}

/** Reads prices and stock of all nights from today. */
export async function readNightStock(client: Client, today: number): Promise<NightStock> {
  const { rows } = await client.execute({
    sql: "SELECT product_id, json_group_array(remaining) AS remaining, json_group_array(price) AS price FROM (SELECT * FROM night WHERE day >= ? ORDER BY product_id, day) GROUP BY product_id",
    args: [today],
  });
  const products = new Map<number, ProductNights>();
  for (const row of rows) {
    const remaining = Uint8Array.from(JSON.parse(String(row.remaining)) as number[]);
    const nights = {
      remaining,
      run: new Uint16Array(remaining.length),
      priceSum: sums(JSON.parse(String(row.price)) as number[]),
    };
    countRuns(nights);
    products.set(Number(row.product_id), nights);
  }
  let version = 0;
  const change = (productId: number, write: (nights: ProductNights) => void): void => {
    const nights = products.get(productId);
    if (!nights) return;
    write(nights);
    countRuns(nights);
    version += 1;
  };
  return {
    firstDay: today,
    version: () => version,
    run: (productId, day) => products.get(productId)?.run[day - today] ?? 0,
    left: (productId, start, end) => fewest(products.get(productId)?.remaining, start - today, end - today),
    price: (productId, start, end) => {
      const sum = products.get(productId)?.priceSum;
      return sum ? (sum[end - today] ?? 0) - (sum[start - today] ?? 0) : 0;
    },
    settle: (productId, start, end, amount) =>
      change(productId, ({ remaining }) => {
        for (let night = Math.max(0, start - today); night < end - today; night += 1)
          remaining[night] = (remaining[night] ?? 0) - amount;
      }),
    set: (productId, left) => change(productId, ({ remaining }) => remaining.fill(left)),
  };
}

/**
 * Returns the statement that takes nights from the stock; the table's check aborts the whole transaction when
 * a night has too few.
 */
export function takeNights(productId: number, start: number, end: number, amount: number): InStatement {
  return {
    sql: "UPDATE night SET remaining = remaining - ? WHERE product_id = ? AND day >= ? AND day < ?",
    args: [amount, productId, start, end],
  };
}

function sums(prices: readonly number[]): Float64Array {
  const sum = new Float64Array(prices.length + 1);
  prices.forEach((price, index) => {
    sum[index + 1] = (sum[index] ?? 0) + price;
  });
  return sum;
}

function countRuns({ remaining, run }: ProductNights): void {
  let length = 0;
  for (let night = remaining.length - 1; night >= 0; night -= 1) {
    length = (remaining[night] ?? 0) > 0 ? length + 1 : 0;
    run[night] = length;
  }
}

function fewest(remaining: Uint8Array | undefined, from: number, to: number): number {
  if (!remaining || from < 0 || to > remaining.length || from >= to) return 0;
  let least = 255;
  for (let night = from; night < to; night += 1) least = Math.min(least, remaining[night] ?? 0);
  return least;
}

/** A time of an activity or departure with its remaining capacity. */
interface OccasionLeft {
  readonly time: string;
  remaining: number;
}

/**
 * Remaining capacity of activities and departures, mirrored in memory; SQLite is the source of truth for
 * sales.
 */
export interface OccasionStock {
  /** Returns the occasions of an activity (empty route) or of a route on a day, ascending. */
  on(ownerId: number, route: string, day: number): readonly OccasionLeft[];
  settle(ownerId: number, route: string, day: number, time: string, amount: number): void;
}

/** Reads all coming occasions. */
export async function readOccasionStock(client: Client, today: number): Promise<OccasionStock> {
  const { rows } = await client.execute({
    // A row for each occasion would take most of a start.
    sql: "SELECT owner_id, route, json_group_array(json_array(day, time, remaining)) AS occasions FROM (SELECT * FROM occasion WHERE day >= ? ORDER BY owner_id, route, day, time) GROUP BY owner_id, route",
    args: [today],
  });
  const days = new Map<string, OccasionLeft[]>();
  for (const { owner_id, route, occasions } of rows)
    for (const [day, time, remaining] of JSON.parse(String(occasions)) as [number, string, number][]) {
      const key = `${owner_id}|${route}|${day}`;
      const list = days.get(key);
      if (list) list.push({ time, remaining });
      else days.set(key, [{ time, remaining }]);
    }
  const on = (ownerId: number, route: string, day: number) => days.get(`${ownerId}|${route}|${day}`) ?? [];
  return {
    on,
    settle: (ownerId, route, day, time, amount) => {
      const occasion = on(ownerId, route, day).find((candidate) => candidate.time === time);
      if (occasion) occasion.remaining -= amount;
    },
  };
}

/**
 * Returns the statement that takes capacity; the table's check aborts the whole transaction when too little
 * is left.
 */
export function takeCapacity(
  ownerId: number,
  route: string,
  day: number,
  time: string,
  amount: number,
): InStatement {
  return {
    sql: "UPDATE occasion SET remaining = remaining - ? WHERE owner_id = ? AND route = ? AND day = ? AND time = ?",
    args: [amount, ownerId, route, day, time],
  };
}

import type { Client, InStatement } from "@libsql/client";

/** A time of an activity or departure with its remaining capacity. */
export interface OccasionLeft {
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
    sql: "SELECT owner_id, route, day, time, remaining FROM occasion WHERE day >= ? ORDER BY owner_id, route, day, time",
    args: [today],
  });
  const days = new Map<string, OccasionLeft[]>();
  for (const row of rows) {
    const key = `${row.owner_id}|${row.route}|${row.day}`;
    const list = days.get(key) ?? [];
    list.push({ time: String(row.time), remaining: Number(row.remaining) });
    days.set(key, list);
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

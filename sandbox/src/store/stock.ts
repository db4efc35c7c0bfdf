import type { Activity } from "../world/activities.ts";
import { daysBetween, getMonthDay, getWeekday } from "../world/day.ts";
import { chanceAt } from "../world/random.ts";
import { isClosed, nightFactor } from "../world/seasons.ts";
import type { RatePlan } from "../world/stay.ts";
import type { TransportLine } from "../world/transport.ts";
import type { World } from "../world/world.ts";
import type { ActivityLine, BasketLineBody, TransportLineBody } from "./basket-line.ts";

/** Nights, occasions and departures are on sale this many days ahead. */
const HORIZON = 400;

/** The nights of a product, from today. */
interface ProductNights {
  readonly remaining: Int16Array;
  /** Consecutive available nights, from each night. */
  readonly run: Uint16Array;
  /** Sum of the prices before each night. */
  readonly priceSum: Float64Array;
}

/** A time of an activity or departure with its remaining capacity. */
interface OccasionLeft {
  readonly time: string;
  remaining: number;
}

/** What other guests leave of each coming day, less what the baskets hold. */
export type Stock = ReturnType<typeof createStock>;

/** Creates the stock of a world from a day on, while all baskets are empty. */
export function createStock({ stays, activities, transport }: World, firstDay: number) {
  // Units of one kind share a product, with the rate of the first.
  const rates = new Map<number, RatePlan>();
  for (const { rate } of stays) if (rate && !rates.has(rate.productId)) rates.set(rate.productId, rate);
  const timetables = [...activities.map(activityTimes), ...transport.flatMap(departureTimes)];
  const products = new Map<number, ProductNights>();
  let occasions = new Map<string, readonly OccasionLeft[]>();
  let today = firstDay;
  let version = 0;

  /** Moves the days on sale to those from a day on. */
  function rollTo(day: number): void {
    const passed = day - today;
    const days = daysBetween(day, day + HORIZON - 1);
    const factors = days.map(nightFactor);
    for (const [productId, rate] of rates) {
      const before = products.get(productId)?.remaining;
      const remaining = Int16Array.from(days, (one, index) => before?.[index + passed] ?? freeOn(rate, one));
      const priceSum = sums(factors.map((factor) => Math.round(rate.nightly * factor)));
      products.set(productId, { remaining, run: countRuns(remaining), priceSum });
    }
    occasions = new Map(
      timetables.flatMap(({ key, isOn, open }) =>
        days
          .filter(isOn)
          .map((one) => [`${key}|${one}`, occasions.get(`${key}|${one}`) ?? open(one)] as const),
      ),
    );
    today = day;
    version += 1;
  }
  rollTo(firstDay);

  function changeNights(productId: number, change: (remaining: Int16Array) => void): boolean {
    const nights = products.get(productId);
    if (!nights) return false;
    change(nights.remaining);
    products.set(productId, { ...nights, run: countRuns(nights.remaining) });
    version += 1;
    return true;
  }

  const readOccasions = (ownerId: number, route: string, day: number) =>
    occasions.get(`${ownerId}|${route}|${day}`) ?? [];
  function findOccasion(body: ActivityLine | TransportLineBody): OccasionLeft | undefined {
    const [ownerId, route] = body.kind === "activity" ? [body.activityId, ""] : [body.lineId, body.route];
    return readOccasions(ownerId, route, body.day).find(({ time }) => time === body.time);
  }

  /** Returns the lowest stock over a stay. */
  function left(productId: number, start: number, end: number): number {
    const [from, to] = [start - today, end - today];
    if (from < 0 || to > HORIZON || from >= to) return 0;
    return Math.min(...(products.get(productId)?.remaining.subarray(from, to) ?? [0]));
  }

  const isLeft = (body: BasketLineBody): boolean =>
    body.kind === "stay"
      ? left(body.productId, body.start, body.end) >= body.taken
      : (findOccasion(body)?.remaining ?? 0) >= countPlaces(body);

  /** Takes what a line sells (1), or returns it (-1). */
  function settle(body: BasketLineBody, sign: 1 | -1): void {
    if (body.kind === "stay")
      changeNights(body.productId, (remaining) => {
        for (let night = Math.max(0, body.start - today); night < body.end - today; night += 1)
          remaining[night] = (remaining[night] ?? 0) - sign * body.taken;
      });
    else {
      const occasion = findOccasion(body);
      if (occasion) occasion.remaining -= sign * countPlaces(body);
    }
  }

  return {
    rollTo,
    left,
    settle,
    occasions: readOccasions,
    today: () => today,
    /** Changes with the days on sale, and with every sale and return of nights. */
    version: () => version,
    /** Returns the number of consecutive available nights from a day. */
    run: (productId: number, day: number): number => products.get(productId)?.run[day - today] ?? 0,
    /** Returns the undiscounted price of the nights of a stay. */
    price(productId: number, start: number, end: number): number {
      const sum = products.get(productId)?.priceSum;
      return sum ? (sum[end - today] ?? 0) - (sum[start - today] ?? 0) : 0;
    },
    /** Takes what all lines sell; returns false and takes nothing when too little is left of one. */
    take(bodies: readonly BasketLineBody[]): boolean {
      for (const [index, body] of bodies.entries()) {
        if (isLeft(body)) settle(body, 1);
        else {
          for (const taken of bodies.slice(0, index)) settle(taken, -1);
          return false;
        }
      }
      return true;
    },
    /** Sets what is left of every night of a product; returns false for an unknown product. */
    set: (productId: number, remaining: number): boolean =>
      changeNights(productId, (nights) => nights.fill(remaining)),
  };
}

function countPlaces(body: ActivityLine | TransportLineBody): number {
  if (body.kind === "activity") return body.amount;
  return body.persons.reduce((sum, { quantity }) => sum + quantity, 0);
}

function sums(prices: readonly number[]): Float64Array {
  const sum = new Float64Array(prices.length + 1);
  prices.forEach((price, index) => {
    sum[index + 1] = (sum[index] ?? 0) + price;
  });
  return sum;
}

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
  /** Owner and route; the route of an activity is empty. */
  readonly key: string;
  isOn(day: number): boolean;
  open(day: number): OccasionLeft[];
}

const activityTimes = ({ id, months, weekdays, times, capacity }: Activity): Timetable => ({
  key: `${id}|`,
  isOn: (day) => months.includes(Math.floor(getMonthDay(day) / 100)) && weekdays.includes(getWeekday(day)),
  open: (day) => openTimes(times, capacity, id, day),
});

const departureTimes = ({ id, routes, weekdays, capacity }: TransportLine): Timetable[] =>
  routes.map(({ code, times }) => ({
    key: `${id}|${code}`,
    isOn: (day) => weekdays.includes(getWeekday(day)),
    open: (day) => openTimes(times, capacity, id + code.charCodeAt(0), day),
  }));

/** Other guests have booked up to 70 % of the capacity, sometimes nearly all. */
function openTimes(times: readonly string[], capacity: number, seed: number, day: number): OccasionLeft[] {
  return times.map((time, index) => {
    const taken = chanceAt(seed, day * 10 + index);
    return { time, remaining: taken > 0.93 ? 1 : Math.max(1, Math.round(capacity * (1 - taken * 0.7))) };
  });
}

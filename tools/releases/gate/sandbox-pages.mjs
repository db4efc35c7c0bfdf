import path from "node:path";
import { readTypeScript } from "@stays/build";
import { packageFolder } from "@stays/build/package-folder";

/** Example values of route parameters in the mock's world (`sandbox/src/world/special-cases.ts`). */
const examples = {
  cabindetail: { Id: "1001", Name: "name" },
  village: { Id: "2001", Name: "name" },
  cabin: { Id: "2001", Name: "name", DetailId: "3001" },
  hotel: { Id: "4001", Name: "name" },
  hoteldetail: { Id: "4001", Name: "name" },
  room: { Id: "4001", Name: "name", DetailId: "5001" },
  packagepage: { Id: "2001" },
};

const DAY = 86_400_000;
const SATURDAY = 6;
/** Days from now after which the season has begun. */
const AHEAD = 70;

/** A query string for two adults in a week from Saturday to Saturday. @param {number} now */
function weekForTwo(now) {
  const later = now + AHEAD * DAY;
  const start = later + ((SATURDAY - new Date(later).getUTCDay() + 7) % 7) * DAY;
  const [first, last] = [start, start + 7 * DAY].map((time) => new Date(time).toISOString().slice(0, 10));
  return `?start=${first}&end=${last}&rooms=1&gc-1-adults=2`;
}

/**
 * @param {string} pattern such as `/stays/village/{Id}/{Name?}`
 * @param {Readonly<Record<string, string>>} values
 * @returns {string | null} null when a value is missing
 */
function fill(pattern, values) {
  const path_ = pattern.replace(/\{(\w+)\??\}/g, (_, name) => values[name] ?? "\0");
  return path_.includes("\0") ? null : path_;
}

/**
 * Addresses on the mock's destination that show a remote: its own pages, with dates. For a remote with slots
 * on other pages, also a search page and a village page.
 *
 * @param {string} remote
 * @param {boolean} hasSlots
 * @param {number} now milliseconds since 1970
 * @returns {Promise<readonly string[]>}
 */
export async function sandboxPages(remote, hasSlots, now) {
  /** @type {{ routeTable: Record<string, { pattern: string, remote: string }> }} */
  const { routeTable } = await readTypeScript(
    path.join(packageFolder("@stays/routes"), "src/route-table.ts"),
  );
  const values = /** @type {Record<string, Record<string, string>>} */ (examples);
  const own = Object.entries(routeTable).filter(([, route]) => route.remote === remote);
  const shown = hasSlots
    ? [
        ...own,
        ...Object.entries(routeTable).filter(([route]) => route === "stayslist" || route === "village"),
      ]
    : own;
  return shown
    .map(([route, { pattern }]) => fill(pattern, values[route] ?? {}))
    .filter((address) => address !== null)
    .map((address) => `/en${address}${weekForTwo(now)}`);
}

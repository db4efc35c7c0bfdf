/** What scripts of a page share and could replace, by name. A few: this runs after each load of a module. */
const readPlatform = (): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ["fetch", globalThis.fetch],
    ["history.pushState", history.pushState],
    ["JSON.parse", JSON.parse],
    ["JSON.stringify", JSON.stringify],
    ["Date.prototype.toJSON", Date.prototype.toJSON],
    ["Promise.prototype.then", Promise.prototype.then],
    ["enumerable keys of Array.prototype", Object.keys(Array.prototype).join()],
    ["enumerable keys of Object.prototype", Object.keys(Object.prototype).join()],
  ]);

let known = readPlatform();
const changes: string[] = [];

/** Notes what the module of a release that was just evaluated has changed for all scripts of the page. */
export function notePlatformChanges(remote: string, release: string): void {
  const now = readPlatform();
  for (const [name, value] of now)
    if (known.get(name) !== value) changes.push(`${remote} ${release} changed ${name}`);
  known = now;
}

/** A message with the changes of the platform on this page: another remote than the one that fails may be the cause. */
export const withPlatformChanges = (message: string): string =>
  changes.length === 0 ? message : `${message} (on this page ${changes.join(", ")})`;

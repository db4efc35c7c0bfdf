const MINUTE_MS = 60_000;
const UNITS = /** @type {const} */ ([
  ["d", 1_440],
  ["h", 60],
  ["min", 1],
]);

/**
 * The time since an event, in its largest unit, such as `3 h`.
 *
 * @param {string | undefined} at ISO 8601; undefined = unknown
 * @param {number} now milliseconds since 1970
 */
export function ageOf(at, now) {
  if (at === undefined) return "–";
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
  const [unit, size] = UNITS.find(([, length]) => minutes >= length) ?? ["min", 1];
  return `${Math.floor(minutes / size)} ${unit}`;
}

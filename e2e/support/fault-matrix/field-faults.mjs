/** @typedef {string | number | boolean | null | Json[] | { [key: string]: Json }} Json */

/**
 * A change of one field of an answer.
 *
 * @typedef {object} FieldFault
 * @property {string} name such as `Results[].Price is null`
 * @property {(answer: Json) => Json} change
 */

/** @param {Json} value @returns {value is { [key: string]: Json }} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {Json} value of another type, as a faulty back end sends it */
function otherType(value) {
  if (typeof value === "string") return 7;
  if (typeof value === "number") return "seven";
  if (typeof value === "boolean") return "yes";
  return Array.isArray(value) ? {} : [];
}

/**
 * The fields of an answer. The same field of all items of a list counts once.
 *
 * @param {Json} answer
 * @param {readonly string[]} [path]
 * @returns {readonly (readonly string[])[]} paths of keys, `[]` for the items of a list
 */
export function readFields(answer, path = []) {
  const found = Array.isArray(answer)
    ? answer.flatMap((item) => readFields(item, [...path, "[]"]))
    : isRecord(answer)
      ? Object.entries(answer).flatMap(([key, value]) => [
          [...path, key],
          ...readFields(value, [...path, key]),
        ])
      : [];
  return [...new Map(found.map((one) => [one.join("\n"), one])).values()];
}

/**
 * @param {Json} value
 * @param {readonly string[]} path
 * @param {(owner: { [key: string]: Json }, key: string) => void} change
 * @returns {Json} a copy in which every occurrence of the field is changed
 */
function changed(value, [key = "", ...rest], change) {
  if (key === "[]") return Array.isArray(value) ? value.map((item) => changed(item, rest, change)) : value;
  if (!isRecord(value) || !(key in value)) return value;
  const copy = { ...value };
  if (rest.length === 0) change(copy, key);
  else copy[key] = changed(copy[key] ?? null, rest, change);
  return copy;
}

/**
 * The faults of each field of an answer: missing, null, and of another type.
 *
 * @param {Json} answer
 * @returns {readonly FieldFault[]}
 */
export function fieldFaults(answer) {
  /** @type {Readonly<Record<string, (owner: { [key: string]: Json }, key: string) => void>>} */
  const kinds = {
    "is missing": (owner, key) => Reflect.deleteProperty(owner, key),
    "is null": (owner, key) => Reflect.set(owner, key, null),
    "has another type": (owner, key) => Reflect.set(owner, key, otherType(owner[key] ?? null)),
  };
  return readFields(answer).flatMap((path) =>
    Object.entries(kinds).map(([kind, change]) => ({
      name: `${path.join(".").replaceAll(".[]", "[]")} ${kind}`,
      change: (/** @type {Json} */ given) => changed(given, path, change),
    })),
  );
}

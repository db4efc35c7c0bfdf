export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Owner = Record<string, Json>;
type Change = (owner: Owner, key: string) => void;

const isRecord = (value: Json): value is Owner =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of another type, as a faulty back end sends it. */
function makeOtherType(value: Json): Json {
  if (typeof value === "string") return 7;
  if (typeof value === "number") return "seven";
  if (typeof value === "boolean") return "yes";
  return Array.isArray(value) ? {} : [];
}

/** The paths of an answer's fields, `[]` for the items of a list. The same field of all items counts once. */
function readFields(answer: Json, path: readonly string[] = []): readonly (readonly string[])[] {
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

/** A copy in which every occurrence of the field is changed. */
function changeField(value: Json, [key = "", ...rest]: readonly string[], change: Change): Json {
  if (key === "[]")
    return Array.isArray(value) ? value.map((item) => changeField(item, rest, change)) : value;
  if (!isRecord(value) || !(key in value)) return value;
  const copy = { ...value };
  if (rest.length === 0) change(copy, key);
  else copy[key] = changeField(copy[key] ?? null, rest, change);
  return copy;
}

const kinds: Readonly<Record<string, Change>> = {
  "is missing": (owner, key) => Reflect.deleteProperty(owner, key),
  "is null": (owner, key) => Reflect.set(owner, key, null),
  "has another type": (owner, key) => Reflect.set(owner, key, makeOtherType(owner[key] ?? null)),
};

/** The faults of each field of an answer, named as in `Results[].Price is null`. */
export const fieldFaults = (answer: Json) =>
  readFields(answer).flatMap((path) =>
    Object.entries(kinds).map(([kind, change]) => ({
      name: `${path.join(".").replaceAll(".[]", "[]")} ${kind}`,
      change: (given: Json) => changeField(given, path, change),
    })),
  );

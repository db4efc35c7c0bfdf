import * as v from "valibot";

/** An answer whose envelope breaks the contract: the UI shows the failed state with Try again (ruling 57). */
export class WireError extends Error {
  readonly operation: string;

  constructor(operation: string, reason: string) {
    super(`${operation}: ${reason}`);
    this.name = "WireError";
    this.operation = operation;
  }
}

/** Decodes a value of the wire into what it means. */
export type Decoder<T> = v.GenericSchema<unknown, T>;

/** Reads lists and maps item by item: a broken item is left out and reported, the rest kept (ruling 57). */
export interface Items {
  /** @param member the list's name on the wire, for the report */
  list<T>(member: string, item: Decoder<T>): Decoder<readonly T[]>;
  /**
   * Like `list`, for what the answer is about. When all its entries are broken, so is the answer: what exists must
   * not look missing or sold out (ruling 74). Reading then throws a `WireError`.
   */
  mainList<T>(member: string, item: Decoder<T>): Decoder<readonly T[]>;
  /** Like `list`, for a map; entries keep the order of their keys. */
  entries<T>(member: string, value: Decoder<T>): Decoder<readonly (readonly [key: string, value: T])[]>;
  /** Like `entries`, as an object. */
  map<T>(member: string, value: Decoder<T>): Decoder<Record<string, T>>;
}

/** An item ends at its first issue: it is left out. */
const EARLY = { abortEarly: true } as const;

/**
 * Creates a list reader for one answer; it tracks its path in the answer.
 * @param operation of the answer, for errors
 * @param leftOut called for each broken item, with its path such as `Accommodations[3].Images[0]`
 */
export function createItems(operation: string, leftOut: (path: string, reason: string) => void): Items {
  const path: (readonly [member: string, key: string | number])[] = [];

  // `v.safeParse` would make a configuration for each of the ten thousand items of a large answer.
  function read<T>(
    member: string,
    key: string | number,
    item: Decoder<T>,
    value: unknown,
    keep: (good: T) => void,
  ) {
    path.push([member, key]);
    const { value: good, issues } = item["~run"]({ value }, EARLY);
    if (issues) leftOut(path.map(([list, at]) => `${list}[${at}]`).join("."), describeIssue(issues));
    else keep(good as T);
    path.pop();
  }

  function readList<T>(member: string, item: Decoder<T>, values: readonly unknown[]): T[] {
    const kept: T[] = [];
    for (const [index, value] of values.entries())
      read(member, index, item, value, (good) => kept.push(good));
    return kept;
  }

  function readEntries<T>(member: string, item: Decoder<T>, values: Record<string, unknown>): [string, T][] {
    const kept: [string, T][] = [];
    for (const [key, value] of Object.entries(values))
      read(member, key, item, value, (good) => kept.push([key, good]));
    return kept;
  }

  return {
    list: (member, item) =>
      v.pipe(
        v.array(v.unknown()),
        v.transform((values) => readList(member, item, values)),
      ),
    mainList: (member, item) =>
      v.pipe(
        v.array(v.unknown()),
        v.transform((values) => {
          const kept = readList(member, item, values);
          if (kept.length === 0 && values.length > 0) {
            throw new WireError(operation, `none of ${values.length} ${member} can be read`);
          }
          return kept;
        }),
      ),
    entries: (member, item) =>
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((values) => readEntries(member, item, values)),
      ),
    map: (member, item) =>
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((values) => Object.fromEntries(readEntries(member, item, values))),
      ),
  };
}

export function describeIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return "unreadable";
  const field = v.getDotPath(issue);
  return field ? `${field}: ${issue.message}` : issue.message;
}

import * as v from "valibot";
import { WireError } from "./wire-error.ts";

/** Decodes a value of the wire into what it means. */
export type Decoder<T> = v.GenericSchema<unknown, T>;

/**
 * Reads lists and maps item by item: it leaves out and reports a broken item and keeps the rest (ruling 57).
 */
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
}

/**
 * Creates a list reader for one answer; it tracks its path in the answer.
 * @param operation of the answer, for errors
 * @param leftOut called for each broken item, with its path such as `Accommodations[3].Images[0]`
 */
export function itemsOf(operation: string, leftOut: (path: string, reason: string) => void): Items {
  const path: string[] = [];

  function read<T>(step: string, item: Decoder<T>, value: unknown, keep: (good: T) => void): void {
    path.push(step);
    const result = v.safeParse(item, value, { abortEarly: true });
    if (result.success) keep(result.output);
    else leftOut(path.join("."), reasonOf(result.issues));
    path.pop();
  }

  function readList<T>(member: string, item: Decoder<T>, values: readonly unknown[]): T[] {
    const kept: T[] = [];
    for (const [index, value] of values.entries()) {
      read(`${member}[${index}]`, item, value, (good) => kept.push(good));
    }
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
    entries: <T>(member: string, item: Decoder<T>) =>
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((values): [string, T][] => {
          const kept: [string, T][] = [];
          for (const [key, value] of Object.entries(values)) {
            read(`${member}[${key}]`, item, value, (good) => kept.push([key, good]));
          }
          return kept;
        }),
      ),
  };
}

/** Describes what is wrong: the path and message of the first issue. */
export function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return "unreadable";
  const field = v.getDotPath(issue);
  return field ? `${field}: ${issue.message}` : issue.message;
}

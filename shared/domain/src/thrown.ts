/** What was thrown, as text of bounded length. Nothing else is read of it: its getters may throw. */
export interface Thrown {
  /** Such as `TypeError`; for a value that is no error its type. */
  readonly name: string;
  readonly message: string;
  /** As `String(error)` says it, such as `TypeError: x is undefined`. */
  readonly text: string;
  readonly stack?: string | undefined;
  /** The call to Galaxy that an error names. */
  readonly operation?: string | undefined;
  /** The cause that an error names, which may be anything, too. */
  readonly cause?: unknown;
}

/** Characters that the server's log accepts. */
const MAX_MESSAGE = 2_000;
const MAX_STACK = 8_000;
const MAX_NAME = 100;
/** Errors of an `AggregateError` that are named. */
const MAX_INNER = 3;

/** Reads a value that may throw when it is read, as those of a proxy do; undefined where it throws. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function readText(value: object, key: string, length: number): string | undefined {
  const text = attempt((): unknown => Reflect.get(value, key));
  return typeof text === "string" && text !== "" ? text.slice(0, length) : undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === "function" || (typeof value === "object" && value !== null);

/** `[object Event]`; its own `toString` is not called. */
const readTag = (value: object): string =>
  (attempt(() => Object.prototype.toString.call(value)) ?? "[object Object]").slice(0, MAX_NAME);

/** The first errors of an `AggregateError`, which has no message of its own where a connection fails. */
function readInner(value: object): string {
  const errors = attempt((): unknown => Reflect.get(value, "errors"));
  const first = attempt(() => (Array.isArray(errors) ? errors.slice(0, MAX_INNER) : [])) ?? [];
  const messages = first.map((error) => (isObject(error) ? readText(error, "message", 300) : undefined));
  return messages.filter((message) => message !== undefined).join("; ");
}

/**
 * Describes what was thrown. Anything may be: a text, nothing, an error of another frame, a proxy. Never throws, so that
 * a report about a failure does not fail.
 */
export function readThrown(cause: unknown): Thrown {
  if (!isObject(cause)) {
    const text = String(cause).slice(0, MAX_MESSAGE);
    return { name: typeof cause, message: text, text };
  }
  const own = readText(cause, "message", MAX_MESSAGE);
  const tag = readTag(cause);
  const name = readText(cause, "name", MAX_NAME) ?? tag.slice("[object ".length, -1);
  const isError = own !== undefined || attempt(() => cause instanceof Error) === true;
  if (!isError) return { name, message: tag, text: tag };
  const inner = readInner(cause);
  const message = [own, inner && `(${inner})`].filter(Boolean).join(" ").slice(0, MAX_MESSAGE);
  return {
    name,
    message,
    text: (message ? `${name}: ${message}` : name).slice(0, MAX_MESSAGE),
    stack: readText(cause, "stack", MAX_STACK),
    operation: readText(cause, "operation", MAX_NAME),
    cause: attempt((): unknown => Reflect.get(cause, "cause")),
  };
}

/** What was thrown as an error; another value becomes the cause of one. */
export const toError = (cause: unknown): Error =>
  attempt(() => cause instanceof Error) === true
    ? (cause as Error)
    : new Error(readThrown(cause).text, { cause });

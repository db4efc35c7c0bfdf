import { readThrown } from "@stays/domain";

/** Fields of a log line besides its message; errors are written with name, message and stack. */
export type LogFields = Readonly<Record<string, unknown>> & {
  readonly time?: never;
  readonly level?: never;
  readonly message?: never;
};

/** The server's log: one JSON object per line. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

type Level = keyof Log;

/** Causes of an error that are written; a cause may be the error itself. */
const MOST_CAUSES = 4;

function plainError(error: unknown, causes = MOST_CAUSES): object {
  const { name, message, stack, cause } = readThrown(error);
  const hasCause = causes > 0 && cause !== undefined;
  return { name, message, stack, ...(hasCause && { cause: plainError(cause, causes - 1) }) };
}

/** Serialises a log line. What was thrown is in the field `error`, and may be anything. */
const formatLine = (entry: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(entry, (key, value: unknown) =>
    key === "error" || value instanceof Error ? plainError(value) : value,
  );

/**
 * Creates a log.
 *
 * @param write writes one line, which includes its line break
 * @param now milliseconds since 1970
 */
// biome-ignore lint/plugin: the time of an event, for people
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const at =
    (level: Level) =>
    (message: string, fields: LogFields = {}) =>
      write(`${formatLine({ time: new Date(now()).toISOString(), level, message, ...fields })}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

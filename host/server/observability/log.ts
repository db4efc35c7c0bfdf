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

function plainError(error: Error): object {
  const cause = error.cause instanceof Error ? { cause: plainError(error.cause) } : {};
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}

/** Serialises a log line. */
const formatLine = (entry: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? plainError(value) : value));

/**
 * Creates a log.
 *
 * @param write writes one line, which includes its line break
 * @param now milliseconds since 1970
 */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  const at =
    (level: Level) =>
    (message: string, fields: LogFields = {}) =>
      write(`${formatLine({ time: new Date(now()).toISOString(), level, message, ...fields })}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

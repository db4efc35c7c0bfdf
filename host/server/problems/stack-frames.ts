import { REMOTE_NAME } from "@stays/releases";

/** A position in a script of the site, as a browser reports it. */
export interface StackFrame {
  /** The remote, or `host`. */
  readonly app: string;
  /** Version of the remote's release; null = the host's scripts, whose names say the version. */
  readonly version: string | null;
  /** The script in the folder of the release, such as `js/805.fda295ca.js`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Frames that are shown of a stack. */
const MAX_FRAMES = 5;
/** Lines that are read of a stack, and characters of each: reports are not authenticated. */
const MAX_LINES = 50;
const MAX_LINE = 500;

const NAME = "[\\w@+~-][\\w@+~.-]*";
const SCRIPT = new RegExp(
  `/(?:releases/(${NAME})/(${NAME})|assets)/((?:${NAME}/)?${NAME}\\.js):(\\d{1,6}):(\\d{1,9})`,
);

function frameOf(line: string): StackFrame | null {
  const [, remote, version, file, row, column] = SCRIPT.exec(line.slice(0, MAX_LINE)) ?? [];
  if (file === undefined || Number(row) < 1 || Number(column) < 1) return null;
  const position = { file, line: Number(row), column: Number(column) };
  if (remote === undefined || version === undefined) return { app: "host", version: null, ...position };
  return REMOTE_NAME.test(remote) ? { app: remote, version, ...position } : null;
}

/** The first frames of a stack that are in scripts of the site. All browsers name a script by its address. */
export function framesOf(stack: string): readonly StackFrame[] {
  return stack
    .split("\n", MAX_LINES)
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MAX_FRAMES);
}

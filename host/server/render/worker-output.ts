import type { Readable } from "node:stream";

/** Characters of a line that are passed on. */
const LONGEST_LINE = 8192;
/** Characters of a second that are passed on. */
const MAX_LOGGED = 64 * 1024;
/** Characters of a second that are read: the process then waits until the next one. */
const MAX_READ = 4 * 1024 * 1024;
const SECOND = 1_000;

/**
 * Reads the lines that a process writes. Long lines are cut, and what exceeds the limits of a second is left out, so
 * that a process that writes without end takes neither memory nor time.
 *
 * @param onLine receives each line that has text
 */
export function readLines(output: Readable, onLine: (line: string) => void): void {
  let line = "";
  let read = 0;
  let logged = 0;
  let omitted = 0;
  let timer: NodeJS.Timeout | null = null;
  const endSecond = () => {
    timer = null;
    if (omitted > 0) onLine(`… and ${omitted} more lines`);
    read = logged = omitted = 0;
    output.resume();
  };
  const endLine = () => {
    if (line.trim() !== "") {
      logged += line.length;
      if (logged > MAX_LOGGED) omitted += 1;
      else onLine(line);
    }
    line = "";
  };
  output.setEncoding("utf8");
  output.on("data", (chunk: string) => {
    timer ??= setTimeout(endSecond, SECOND).unref();
    const [start = "", ...others] = chunk.split("\n");
    line += start.slice(0, LONGEST_LINE - line.length);
    for (const next of others) {
      endLine();
      line = next.slice(0, LONGEST_LINE);
    }
    read += chunk.length;
    if (read > MAX_READ) output.pause();
  });
  output.on("end", () => {
    endLine();
    if (timer) clearTimeout(timer);
    if (omitted > 0) onLine(`… and ${omitted} more lines`);
  });
}

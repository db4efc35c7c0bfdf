import type { Readable } from "node:stream";

/** A longer line is cut into several, so that output without line breaks does not fill the memory. */
const LONGEST_LINE = 8192;

/** Calls `onLine` with each line of a text stream that is not blank. */
export function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = "";
  const write = (line: string): void => {
    for (let start = 0; start < line.length; start += LONGEST_LINE)
      if (line.trim() !== "") onLine(line.slice(start, start + LONGEST_LINE));
  };
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) write(line);
    if (rest.length < LONGEST_LINE) return;
    write(rest);
    rest = "";
  });
  stream.on("end", () => write(rest));
}

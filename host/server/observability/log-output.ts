import type { Writable } from "node:stream";

/**
 * Writes lines to a stream that may fail: its reader has ended (EPIPE), its terminal is gone (EIO), its disk is full
 * (ENOSPC). The site goes on without them. Once a line can be written again, one says how many were lost.
 */
export function openOutput(stream: Pick<Writable, "on" | "write">): (line: string) => void {
  let lost = 0;
  // An error without a listener would end the process.
  stream.on("error", () => {});
  return (line) =>
    void stream.write(line, (error) => {
      if (error) lost += 1;
      else if (lost > 0) {
        stream.write(
          `${JSON.stringify({ level: "warn", message: "log lines were lost", lines: lost })}\n`,
          () => {},
        );
        lost = 0;
      }
    });
}

import { Writable } from "node:stream";
import { openOutput } from "./log-output.ts";

test.each(["EPIPE", "EIO", "ENOSPC"])(
  "an output that fails with %s ends nothing; once it can be written again it says what was lost",
  async (code) => {
    const written: string[] = [];
    let isBroken = true;
    // As standard output does, it stays open after an error.
    const stream = new Writable({
      autoDestroy: false,
      write: (chunk, _, done) => {
        if (!isBroken) written.push(String(chunk));
        done(null);
      },
    });
    const write = stream.write.bind(stream);
    stream.write = ((line: string, done: (error?: Error | null) => void) => {
      if (!isBroken) return write(line, done);
      const error = Object.assign(new Error(code), { code });
      process.nextTick(() => {
        done(error);
        stream.emit("error", error);
      });
      return false;
    }) as typeof stream.write;
    const output = openOutput(stream);
    output("one\n");
    output("two\n");
    await new Promise(setImmediate);
    isBroken = false;
    output("three\n");
    await new Promise(setImmediate);
    output("four\n");
    await new Promise(setImmediate);
    expect(written).toEqual([
      "three\n",
      '{"level":"warn","message":"log lines were lost","lines":2}\n',
      "four\n",
    ]);
  },
);

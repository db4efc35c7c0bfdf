import { type SpawnOptionsWithoutStdio, spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a program, by default in a process group of its own. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio = {},
) {
  const child = spawn(command, args, { detached: true, ...options });
  const streams = [child.stdout, child.stderr];
  const ended = once(child, "close");
  let output = "";
  for (const stream of streams)
    stream.on("data", (part) => {
      output += part;
    });
  return {
    ended,
    /** All that it has printed until now. */
    output: () => output,
    /** Waits until the program prints something. Rejects with its output when it ends before. */
    waitFor: (text: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const found = text.exec(output);
          if (found) resolve(found);
        };
        for (const stream of streams) stream.on("data", look);
        void ended.then(() => reject(new Error(output)));
      }),
    /** Ends the program with all processes of its group. */
    async stop(): Promise<void> {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
}

/** Runs a program to its end. Returns its exit code and all that it printed. */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio = {},
) {
  const program = startProgram(command, args, { ...options, detached: false });
  const [code] = await program.ended;
  return { isDone: code === 0, code: Number(code), text: program.output() };
}

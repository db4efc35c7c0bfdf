import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";

/** The number of files made at the same time; the others queue, so that reads need not wait for threads. */
const AT_ONCE = 2;

/** A file that is being read or made, and the requests that wait for it. */
interface Underway {
  readonly content: Promise<Buffer | null>;
  readonly waiting: AbortSignal[];
}

/** Files made once and kept on disk. */
export function fileCache(folder: string) {
  const underway = new Map<string, Underway>();
  const queue: (() => void)[] = [];
  let busy = 0;

  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= AT_ONCE) await new Promise<void>((start) => queue.push(start));
    else busy++;
    try {
      // Drawing takes the process's only thread: what else it was asked for has its turn first.
      await setImmediate();
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) busy--;
      else next();
    }
  }

  async function readOrMake(
    name: string,
    make: () => Promise<Buffer>,
    waiting: readonly AbortSignal[],
  ): Promise<Buffer | null> {
    const path = join(folder, name);
    if (existsSync(path)) return readFile(path);
    // A map that zooms on leaves the tiles behind that it has asked for.
    const content = await enqueue(async () => (waiting.every(({ aborted }) => aborted) ? null : make()));
    if (content === null) return null;
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, path);
    return content;
  }

  return {
    /**
     * Returns the file of this name; makes it when it is missing, once for any number of concurrent callers.
     *
     * @param signal of the request that waits for it
     * @returns null when nobody waits any more once its turn has come
     */
    get(name: string, make: () => Promise<Buffer>, signal: AbortSignal): Promise<Buffer | null> {
      const same = underway.get(name);
      if (same !== undefined) {
        same.waiting.push(signal);
        return same.content;
      }
      const waiting = [signal];
      const content = readOrMake(name, make, waiting).finally(() => underway.delete(name));
      underway.set(name, { content, waiting });
      return content;
    },
  };
}

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The number of files made at the same time; the others queue, so that reads need not wait for threads. */
const AT_ONCE = 2;

/** Files made once and kept on disk. */
export function fileCache(folder: string) {
  const underway = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= AT_ONCE) await new Promise<void>((start) => waiting.push(start));
    else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  }

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    if (existsSync(path)) return readFile(path);
    const content = await enqueue(make);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, path);
    return content;
  }

  return {
    /** Returns the file of this name; makes it when it is missing, once for any number of concurrent callers. */
    get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const same = underway.get(name);
      if (same !== undefined) return same;
      const work = readOrMake(name, make).finally(() => underway.delete(name));
      underway.set(name, work);
      return work;
    },
  };
}

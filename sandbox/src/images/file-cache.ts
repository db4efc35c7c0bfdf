import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Whether a read failed because the file does not exist. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/** Files made once and kept on disk. */
export interface FileCache {
  /**
   * Returns the file of this name; makes it when it is missing, once for any number of concurrent callers.
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** `atOnce` is the number of files made at the same time; the others queue. */
export function fileCache(folder: string, atOnce: number): FileCache {
  const underway = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) await new Promise<void>((start) => waiting.push(start));
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
    try {
      return await readFile(path);
    } catch (error) {
      if (!isMissingFile(error)) throw error;
    }
    const content = await enqueue(make);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, path);
    return content;
  }

  return {
    get(name, make) {
      const same = underway.get(name);
      if (same !== undefined) return same;
      const work = readOrMake(name, make).finally(() => underway.delete(name));
      underway.set(name, work);
      return work;
    },
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileCache } from "./file-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = Buffer.from("file");
const stays = () => new AbortController().signal;

test("what else the process was asked for has its turn before each file", async () => {
  const cache = fileCache(folder);
  const order: string[] = [];
  const make = async (name: string) => {
    order.push(name);
    setImmediate(() => order.push(`after ${name}`));
    return file;
  };
  await Promise.all(["a", "b", "c", "d"].map((name) => cache.get(name, () => make(name), stays())));
  const isFollowed = (name: string) => order.indexOf(`after ${name}`) < order.indexOf("d");
  expect(["a", "b"].map(isFollowed)).toEqual([true, true]);
});

test("a file for which nobody waits any more is not made; one that somebody waits for is, once", async () => {
  const cache = fileCache(folder);
  const made: string[] = [];
  const left = new AbortController();
  const get = (name: string, signal: AbortSignal) =>
    cache.get(name, async () => Buffer.from(String(made.push(name))), signal);
  const asked = [
    get("first", stays()),
    get("second", stays()),
    get("left", left.signal),
    get("shared", left.signal),
    get("shared", stays()),
  ];
  left.abort();
  expect((await Promise.all(asked)).map(String)).toEqual(["1", "2", "null", "3", "3"]);
  expect(made).toEqual(["first", "second", "shared"]);
  expect(await get("left", stays())).toEqual(Buffer.from("4"));
});

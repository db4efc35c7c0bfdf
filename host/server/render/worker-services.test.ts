import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MessageChannel } from "node:worker_threads";
import { createGalaxy } from "@stays/galaxy/http";
import { answerQuestion, openParent, type WorkerServices } from "./worker-services.ts";

function connect(services: Partial<WorkerServices>) {
  const { port1, port2 } = new MessageChannel();
  const none = async () => {
    throw new Error("not asked for");
  };
  const all = { readFile: none, readGalaxy: none, ...services };
  port1.on("message", async ({ id, what }) => {
    port1.postMessage({ id, what: await answerQuestion(what, all) });
  });
  const parent = openParent({
    ask: (question) => port2.postMessage(question),
    onAnswer: (listener) => port2.on("message", listener),
  });
  const kept: number[] = [];
  const calls = { traceparent: "the trace", onKept: (at: number) => void kept.push(at) };
  const fetch = (url: string, init: RequestInit = {}) => parent.fetch(url, { ...init, ...calls });
  return { ...parent, sharedFetch: parent.fetch, fetch, kept, close: () => port2.close() };
}

test("FE-03 a worker gets files and answers of Galaxy by its parent, each question its own answer", async () => {
  const { readFile, fetch, close } = connect({
    readFile: async (file) => (file === "none" ? null : new TextEncoder().encode(file)),
    readGalaxy: async (url, trace) => ({
      status: url.endsWith("404") ? 404 : 200,
      body: JSON.stringify({ url, trace }),
    }),
  });
  const [one, other, none, found, missing] = await Promise.all([
    readFile("one"),
    readFile("other"),
    readFile("none"),
    fetch("http://galaxy/found"),
    fetch("http://galaxy/404"),
  ]);
  expect([one, other].map((content) => new TextDecoder().decode(content ?? undefined))).toEqual([
    "one",
    "other",
  ]);
  expect(none).toBeNull();
  expect([found.ok, JSON.parse(await found.text())]).toEqual([
    true,
    { url: "http://galaxy/found", trace: "the trace" },
  ]);
  expect([missing.ok, missing.status]).toEqual([false, 404]);
  close();
});

test("ER-02 a failed read of the parent rejects in the worker, and an aborted one does not wait", async () => {
  const { readFile, fetch, close } = connect({ readGalaxy: () => new Promise(() => {}) });
  await expect(readFile("x")).rejects.toThrow("not asked for");
  const limit = new AbortController();
  const call = fetch("http://galaxy/slow", { signal: limit.signal });
  limit.abort(new Error("too late"));
  await expect(call).rejects.toThrow("too late");
  await expect(fetch("http://galaxy/slow", { signal: limit.signal })).rejects.toThrow("too late");
  close();
});

test("ER-02 a page learns the time of an answer that is not new", async () => {
  const { fetch, kept, close } = connect({
    readGalaxy: async (url) => ({ status: 200, body: "{}", ...(url.endsWith("old") ? { keptAt: 7 } : {}) }),
  });
  await fetch("https://galaxy/new");
  expect(kept).toEqual([]);
  await fetch("https://galaxy/old");
  expect(kept).toEqual([7]);
  close();
});

test("FE-03 nothing of a finished page stays in the worker", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const { sharedFetch, close } = connect({ readGalaxy: async () => ({ status: 200, body: "{}" }) });
  const settings = { baseUrl: "http://galaxy", language: "en", timeoutMs: 5_000, fetch: sharedFetch };
  const readPage = async () => {
    const calls = { onKept: () => {} };
    await createGalaxy({ ...settings, fetchOptions: { ...calls } }).get("get-content-offer");
    return new WeakRef(calls.onKept);
  };
  const page = await readPage();
  // A reference that was created in this turn of the event loop is kept until its end.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  close();
  expect(page.deref()).toBeUndefined();
});

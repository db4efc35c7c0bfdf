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
  port1.on("message", async ({ id, what }) => {
    port1.postMessage({ id, what: await answerQuestion(what, { readFile: none, fetch: none, ...services }) });
  });
  const parent = openParent({
    ask: (question) => port2.postMessage(question),
    onAnswer: (listener) => port2.on("message", listener),
  });
  return { ...parent, close: () => port2.close() };
}

test("FE-03 a worker gets files and answers of Galaxy by its parent, each question its own answer", async () => {
  const { readFile, fetch, close } = connect({
    readFile: async (file) => (file === "none" ? null : new TextEncoder().encode(file)),
    fetch: async (input, init) => {
      const { method, url, headers } = new Request(input, init);
      const body = { method, url, trace: headers.get("traceparent") };
      return Response.json(body, { status: url.endsWith("404") ? 404 : 200, headers: { age: "7" } });
    },
  });
  const [one, other, none, found, missing] = await Promise.all([
    readFile("one"),
    readFile("other"),
    readFile("none"),
    fetch(new Request("http://galaxy/found", { headers: { traceparent: "the trace" } })),
    fetch("http://galaxy/404"),
  ]);
  expect([one, other].map((content) => new TextDecoder().decode(content ?? undefined))).toEqual([
    "one",
    "other",
  ]);
  expect(none).toBeNull();
  expect([found.ok, found.headers.get("age"), await found.json()]).toEqual([
    true,
    "7",
    { method: "GET", url: "http://galaxy/found", trace: "the trace" },
  ]);
  expect([missing.ok, missing.status]).toEqual([false, 404]);
  close();
});

test("ER-02 a failed read of the parent rejects in the worker, and an aborted one does not wait", async () => {
  const { readFile, fetch, close } = connect({ fetch: () => new Promise(() => {}) });
  await expect(readFile("x")).rejects.toThrow("not asked for");
  const limit = new AbortController();
  const call = fetch("http://galaxy/slow", { signal: limit.signal });
  limit.abort(new Error("too late"));
  await expect(call).rejects.toThrow("too late");
  await expect(fetch("http://galaxy/slow", { signal: limit.signal })).rejects.toThrow("too late");
  close();
});

test("FE-03 nothing of a finished page stays in the worker", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const { fetch, close } = connect({ fetch: async () => new Response("{}") });
  const settings = { baseUrl: "http://galaxy", language: "en", timeoutMs: 5_000, fetch };
  const readPage = async () => {
    const onAge = () => {};
    await createGalaxy({ ...settings, onAge }).get("get-content-offer");
    return new WeakRef(onAge);
  };
  const page = await readPage();
  // A reference that was created in this turn of the event loop is kept until its end.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  close();
  expect(page.deref()).toBeUndefined();
});

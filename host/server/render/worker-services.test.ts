import { MessageChannel } from "node:worker_threads";
import { createGalaxy } from "@stays/galaxy/http";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { answerQuestion, openParent, type WorkerServices } from "./worker-services.ts";

function connect(services: Partial<WorkerServices>) {
  const { port1, port2 } = new MessageChannel();
  const none = async () => {
    throw new Error("not asked for");
  };
  port1.on("message", async ({ id, what }) => {
    port1.postMessage({
      kind: "reply",
      id,
      what: await answerQuestion(what, { readFile: none, readGalaxy: none, ...services }),
    });
  });
  const parent = openParent({
    post: (message) => port2.postMessage(message),
    onMessage: (listener) => void port2.on("message", listener),
  });
  return { ...parent, close: () => port2.close() };
}

test("FE-03 a worker gets files and answers of Galaxy by its parent, each question its own answer", async () => {
  const { readFile, readGalaxy, close } = connect({
    readFile: async (file) => (file === "none" ? null : new TextEncoder().encode(file)),
    readGalaxy: async (url, traceparent) => ({
      status: url.endsWith("/missing") ? 404 : 200,
      age: 7,
      body: Buffer.from(JSON.stringify({ url, traceparent })),
    }),
  });
  const ages: number[] = [];
  const galaxy = createGalaxy({
    ...{ baseUrl: "http://galaxy", language: "en", timeoutMs: 5_000 },
    adapter: readAdapter(readGalaxy),
    headers: { traceparent: "the trace" },
    onAge: (age) => ages.push(age),
  });
  const [one, other, none, found] = await Promise.all([
    readFile("one"),
    readFile("other"),
    readFile("none"),
    galaxy.get("found", { days: [1, 2] }),
  ]);
  expect([one, other].map((content) => new TextDecoder().decode(content ?? undefined))).toEqual([
    "one",
    "other",
  ]);
  expect(none).toBeNull();
  const url = "http://galaxy/en/api/galaxy/stays/found?days=1,2";
  expect([found, ages]).toEqual([{ url, traceparent: "the trace" }, [7]]);
  await expect(galaxy.get("missing")).rejects.toMatchObject({ name: "NetworkError", status: 404 });
  close();
});

test("ER-02 a failed read of the parent rejects in the worker, as a network error of its call", async () => {
  const { readFile, readGalaxy, close } = connect({});
  await expect(readFile("x")).rejects.toThrow("not asked for");
  const adapter = readAdapter(readGalaxy);
  const galaxy = createGalaxy({ baseUrl: "http://galaxy", language: "en", timeoutMs: 5_000, adapter });
  const failed = { name: "NetworkError", operation: "get-basket", message: "get-basket: no connection" };
  await expect(galaxy.get("get-basket")).rejects.toMatchObject(failed);
  close();
});

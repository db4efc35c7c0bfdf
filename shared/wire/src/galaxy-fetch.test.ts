import { NetworkError } from "@stays/query";
import { createGalaxy } from "./galaxy-fetch.ts";

function galaxyOver(fetch: typeof globalThis.fetch, timeoutMs = 5_000) {
  return createGalaxy({ baseUrl: "https://galaxy.test", language: "sv", timeoutMs, fetch });
}

test("a read goes to the language's address, percent-encoded, unset values left out (wire decision 5)", async () => {
  const asked: string[] = [];
  const galaxy = galaxyOver(async (input) => {
    asked.push(String(input));
    return Response.json(1);
  });
  await galaxy.get("get-basket", { a: [1, 2], b: null, c: "", d: [], e: { "372": 4 }, f: "å b", g: true });
  expect(asked).toEqual([
    "https://galaxy.test/sv/api/galaxy/stays/get-basket?a=1,2&e=%7B%22372%22%3A4%7D&f=%C3%A5%20b&g=true",
  ]);
});

test("ER-02 a bad status, broken JSON, no connection and no answer in time are network errors", async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
  const calls: (typeof fetch)[] = [
    async () => new Response("{}", { status: 503 }),
    async () => new Response("<html>"),
    async () => Promise.reject(new TypeError("offline")),
  ];
  for (const call of calls) await expect(galaxyOver(call).get("get-basket")).rejects.toThrow(NetworkError);
  await expect(galaxyOver(never, 1).get("get-basket")).rejects.toThrow("no answer in time");
});

test("SR-01 a caller that gave up gets its own reason, not a network error", async () => {
  const gone = AbortSignal.abort(new Error("new search"));
  const call: typeof fetch = async (_, init) => Promise.reject(init?.signal?.reason);
  await expect(galaxyOver(call).get("get-basket", {}, gone)).rejects.toThrow("new search");
});

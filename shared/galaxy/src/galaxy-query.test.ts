import { QueryClient } from "@stays/contract";
import { partOf } from "./galaxy-query.ts";

let asked: number;
const whole = () => ({
  queryKey: ["galaxy", "content", { productId: "1" }],
  queryFn: async () => {
    asked += 1;
    return { name: "Village", units: ["a", "b"], at: asked };
  },
  staleTime: 60_000,
});
const nameOf = () => partOf(whole(), "name", ({ name, at }) => ({ name, at }));
const unitOf = (unit: string) =>
  partOf(whole(), unit, ({ units }) => units.find((one) => one === unit) ?? null);

beforeEach(() => {
  asked = 0;
});

test("parts of one answer are one call, and the whole answer says that it is not for the document", async () => {
  const client = new QueryClient();
  expect(await client.fetchQuery(nameOf())).toEqual({ name: "Village", at: 1 });
  expect(await client.fetchQuery(unitOf("b"))).toBe("b");
  expect(asked).toBe(1);
  const inDocument = client
    .getQueryCache()
    .getAll()
    .filter(({ meta }) => !meta?.isWhole);
  expect(inDocument.map(({ queryKey }) => queryKey.at(-1))).toEqual(["name", "b"]);
});

test("a part that is requested again is of a newer answer", async () => {
  const client = new QueryClient();
  await client.fetchQuery(nameOf());
  expect(await client.fetchQuery({ ...nameOf(), staleTime: 0 })).toEqual({ name: "Village", at: 2 });
});

test("a failure of the whole answer is one of the part, and the next try asks again", async () => {
  const client = new QueryClient();
  const broken = partOf({ ...whole(), queryFn: () => Promise.reject(new Error("down")) }, "name", () => null);
  await expect(client.fetchQuery(broken)).rejects.toThrow("down");
  expect(await client.fetchQuery(nameOf())).toEqual({ name: "Village", at: 1 });
});

test("ER-02 what is stored for a lost network is the part: the whole answer is not looked for", async () => {
  const read: unknown[] = [];
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        persister: async (run, context, { queryKey }) => {
          try {
            return await run(context);
          } catch {
            read.push(queryKey.at(-1));
            return { name: "Stored", at: 0 };
          }
        },
      },
    },
  });
  const lost = partOf(
    { ...whole(), queryFn: () => Promise.reject(new Error("no network")) },
    "name",
    () => null,
  );
  expect(await client.fetchQuery(lost)).toEqual({ name: "Stored", at: 0 });
  expect(read).toEqual(["name"]);
});

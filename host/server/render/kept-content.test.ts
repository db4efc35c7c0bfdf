import { keepContent } from "./kept-content.ts";

const village = (name: string) => JSON.stringify({ Items: [{ Name: name }] });
const NONE = new Uint8Array();

/** A parent with answers by address, which leaves out the bytes of content that the worker has. */
function openKept(
  answers: Record<string, { text: string; tag?: number; status?: number }>,
  maxBytes?: number,
) {
  const sent: string[] = [];
  const read = keepContent(async (url, _traceparent, known) => {
    const { text = "", tag, status = 200 } = answers[url] ?? {};
    const isKnown = tag !== undefined && tag === known;
    if (!isKnown) sent.push(text);
    return { status, age: null, tag, body: isKnown ? NONE : new TextEncoder().encode(text) };
  }, maxBytes);
  return { sent, parse: async (url: string) => (await read(url)).parsed };
}

test("content with the same tag is the same object, so that it is sent, parsed and decoded once", async () => {
  const { sent, parse } = openKept({ "/village": { text: village("Stugby"), tag: 1 } });
  const first = await parse("/village");
  expect(first).toEqual({ Items: [{ Name: "Stugby" }] });
  expect(await parse("/village")).toBe(first);
  expect(sent).toHaveLength(1);
});

test("content with another tag replaces it", async () => {
  const answers = { "/village": { text: village("Stugby"), tag: 1 } };
  const { sent, parse } = openKept(answers);
  await parse("/village");
  answers["/village"] = { text: village("Fjällby"), tag: 2 };
  for (const _ of [1, 2]) expect(await parse("/village")).toEqual({ Items: [{ Name: "Fjällby" }] });
  expect(sent).toHaveLength(2);
});

test.each([
  ["an answer without a tag: it depends on dates, stock or the visitor", { text: "{}" }],
  ["an answer that is not JSON: the HTTP client says so", { text: "<!doctype html>", tag: 1 }],
])("%s is not kept", async (_, answer) => {
  const { sent, parse } = openKept({ "/prices": answer });
  for (const _ of [1, 2]) expect(await parse("/prices")).toBeUndefined();
  expect(sent).toHaveLength(2);
});

test("it keeps as many bytes as it may: what was asked for longest ago goes, and what is larger is not kept", async () => {
  const { sent, parse } = openKept(
    {
      "/1": { text: village("One"), tag: 1 },
      "/2": { text: village("Two"), tag: 2 },
      "/3": { text: village("Three"), tag: 3 },
      "/4": { text: village("x".repeat(100)), tag: 4 },
    },
    70,
  );
  for (const url of ["/1", "/2", "/1", "/3", "/1", "/2", "/4", "/4"]) await parse(url);
  expect(sent.map((text) => JSON.parse(text).Items[0].Name.slice(0, 5))).toEqual([
    ...["One", "Two", "Three", "Two", "xxxxx", "xxxxx"],
  ]);
});

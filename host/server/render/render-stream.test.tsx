/** @jest-environment node */
import { deferred } from "@stays/testing";
import { type ReactNode, Suspense, use } from "react";
import type { FirstPartWait } from "./render-protocol.ts";
import { type RenderStreamOptions, renderStream } from "./render-stream.ts";

/** Answers that a test puts into the page. */
function streamedAnswers() {
  let written = "";
  let listener = () => {};
  const held: string[] = [];
  return {
    held,
    hold: () => {
      held.push("held");
      return () => void held.push("let in");
    },
    come: (name: string) => {
      written += name;
      listener();
    },
    hasNew: () => written !== "",
    take: (hasContent: boolean) => {
      const html = `<script>${hasContent ? "with" : "alone"} ${written}</script>`;
      written = "";
      return html;
    },
    subscribe: (next: () => void) => {
      listener = next;
      return () => {};
    },
  };
}

function aPage(wait: FirstPartWait, more: Partial<RenderStreamOptions> = {}) {
  const data = deferred<string>();
  const status = deferred();
  const rating = deferred<string>();
  const parts: string[] = [];
  const answers = streamedAnswers();
  const first = deferred<{ html: string; isComplete: boolean }>();
  const cancel = new AbortController();
  const Awaits = ({ what }: { what: Promise<string> }) => use(what);
  const within = (what: Promise<string>, fallback: string): ReactNode => (
    <Suspense fallback={fallback}>
      <Awaits what={what} />
    </Suspense>
  );
  const done = renderStream({
    element: (
      <>
        <header>Shell</header>
        <main>{within(data.promise, "skeleton")}</main>
        <aside>{within(rating.promise, "stars")}</aside>
      </>
    ),
    data: data.promise,
    status: status.promise,
    wait,
    isFetching: () => false,
    answers,
    nonce: "n",
    signal: cancel.signal,
    limit: 60_000,
    onError: () => {},
    onFirst: (html, isComplete) => first.resolve({ html: html.toString(), isComplete }),
    onLate: (html) => parts.push(html),
    ...more,
  });
  return { data, status, rating, answers, first: first.promise, parts, done, cancel };
}

const never = new Promise<string>(() => {});
const Never = () => use(never);

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "performance"] }),
);
afterEach(() => jest.useRealTimers());

const isPending = async (promise: Promise<unknown>): Promise<boolean> => {
  await new Promise((resolve) => setImmediate(resolve));
  const pending = Symbol();
  return (await Promise.race([promise, pending])) === pending;
};

test("ruling 59 a page waits a little for the answer whether its item exists", async () => {
  const { data, rating, first } = aPage("status");
  await jest.advanceTimersByTimeAsync(1_100);
  expect(await isPending(first)).toBe(true);
  data.resolve("Village");
  rating.resolve("4.5");
  await jest.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ isComplete: true, html: expect.stringContaining("Village") });
});

test("FE-02 the frame of an item that Galaxy does not answer for is sent after 1.5 s", async () => {
  const { first } = aPage("status");
  await jest.advanceTimersByTimeAsync(1_490);
  expect(await first).toMatchObject({ isComplete: false, html: expect.stringContaining("skeleton") });
});

test("FE-02 answers come with the HTML that needs them, and alone when none does", async () => {
  const { data, rating, first, answers, parts, done } = aPage("shell");
  await jest.advanceTimersByTimeAsync(260);
  await first;
  answers.come("stays");
  rating.resolve("4.5");
  // React renders and writes in turns of the event loop.
  for (const _ of [1, 2, 3]) await isPending(done);
  expect(parts.join("")).toMatch(/^<script>with stays<\/script>.*4\.5/s);
  answers.come("prices");
  await jest.advanceTimersByTimeAsync(60);
  expect(parts.at(-1)).toBe("<script>alone prices</script>");
  data.resolve("Village");
  await done;
  expect(parts.join("")).toMatch(/<script>with <\/script>.*Village/s);
});

test("FE-02 a page whose answers came while it was rendered is not complete, and sends them", async () => {
  const { data, rating, first, answers, parts, done } = aPage("shell");
  answers.come("stays");
  data.resolve("Results");
  rating.resolve("4.5");
  await done;
  expect(await first).toMatchObject({ isComplete: false, html: expect.stringContaining("Results") });
  expect(parts).toEqual(["<script>with stays</script>"]);
});

test("FE-02 answers that come while the first part is rendered wait until it is sent; a crawler's do not", async () => {
  const page = aPage("shell");
  expect(page.answers.held).toEqual([]);
  await jest.advanceTimersByTimeAsync(250);
  expect(page.answers.held).toEqual(["held"]);
  await page.first;
  expect(page.answers.held).toEqual(["held", "let in"]);
  page.cancel.abort();
  const crawled = aPage("all");
  crawled.data.resolve("Cabins");
  crawled.rating.resolve("4.8");
  await crawled.done;
  expect(crawled.answers.held).toEqual([]);
});

test("ruling 59 once it is known that the item exists, slow prices do not delay the shell", async () => {
  const { status, data, rating, first, parts, done } = aPage("status");
  await jest.advanceTimersByTimeAsync(500);
  status.resolve();
  await jest.advanceTimersByTimeAsync(300);
  expect((await first).html).toContain("skeleton");
  data.resolve("Village");
  rating.resolve("4.5");
  await done;
  expect(parts.join("")).toContain("Village");
});

test("FE-02 FE-03 the shell of a page that always exists is sent early, then whole elements: a worker may die", async () => {
  const { data, rating, first, parts, done } = aPage("shell");
  await jest.advanceTimersByTimeAsync(300);
  expect(await first).toMatchObject({ isComplete: false, html: expect.stringContaining("skeleton") });
  data.resolve("Cabin ".repeat(5_000));
  rating.resolve("4.5");
  await done;
  for (const part of parts) expect(part.at(-1)).toBe(">");
  expect(parts.length).toBeGreaterThan(0);
});

test("FE-02 a slow second call does not delay a page whose data is loaded", async () => {
  const { data, rating, first, parts, done } = aPage("status", { isFetching: () => true });
  data.resolve("Village");
  await jest.advanceTimersByTimeAsync(300);
  expect((await first).html).toContain("Village");
  rating.resolve("4.5");
  await done;
  expect(parts.join("")).toContain("4.5");
});

test("FE-02 a page that only needs the processor is sent in one part, however busy that is", async () => {
  const { data, rating, first } = aPage("status");
  data.resolve("Village");
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await isPending(first)).toBe(true);
  rating.resolve("4.5");
  await jest.advanceTimersByTimeAsync(300);
  expect(await first).toMatchObject({ isComplete: true, html: expect.stringContaining("4.5") });
});

test("ruling 59 a crawler's page waits for all of its parts", async () => {
  const { data, rating, first } = aPage("all", { isFetching: () => true });
  data.resolve("Village");
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await isPending(first)).toBe(true);
  rating.resolve("4.5");
  await jest.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ isComplete: true, html: expect.stringContaining("4.5") });
});

test.each<FirstPartWait>(["shell", "status", "all"])(
  "FE-03 what Galaxy never answers is left to the browser at the limit, also where %s is awaited",
  async (wait) => {
    const { first, done } = aPage(wait, { limit: 1_000 });
    await jest.advanceTimersByTimeAsync(1_000);
    await done;
    expect((await first).html).toContain("skeleton");
  },
);

test("an aborted request ends the page at once", async () => {
  const { first, done, cancel } = aPage("status");
  cancel.abort(new Error("the visitor has gone"));
  await done;
  expect((await first).html).toContain("Shell");
});

test("FE-03 a page whose shell never gets ready ends at the limit", async () => {
  const { done } = aPage("shell", { element: <Never />, limit: 1_000 });
  const failed = expect(done).rejects.toThrow("not rendered in time");
  await jest.advanceTimersByTimeAsync(1_000);
  await failed;
});

import { settingsFixture } from "@stays/testing/settings";
import { type PageBasis, PageCache } from "./page-cache.ts";
import type { RenderedPage } from "./page-response.ts";

const basis: PageBasis = { settings: settingsFixture(), releases: {}, today: "2027-02-07" };
const ADDRESS = "https://stays.example/en/stays?rooms=2";

/** A site whose pages are numbered in the order of their rendering. */
function site(maxBytes = 10_000) {
  let seconds = 1;
  const rendered: boolean[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  let answers: (text: string, isWhole: boolean) => RenderedPage = (text) => ({
    response: new Response(text, { headers: { etag: `"${text}"` } }),
    sharing: "everyone",
  });
  const cache = new PageCache({ maxBytes, seconds: { fresh: 60, stale: 600 } });
  jest.spyOn(performance, "now").mockImplementation(() => seconds * 1_000);
  const render = async (_: Request, isWhole: boolean) => {
    const text = `page ${rendered.push(isWhole)}`;
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return answers(text, isWhole);
  };
  return {
    rendered,
    get: (headers: Record<string, string> = {}, address = ADDRESS, now = basis) =>
      cache.answer(new Request(address, { headers }), now, render),
    pass: (more: number) => {
      seconds += more;
    },
    hold: () => {
      isHolding = true;
    },
    letGo: () => {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
    answerWith: (next: typeof answers) => {
      answers = next;
    },
    /** Lets renderings for later visitors finish. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

const readText = async (response: Promise<Response>) => (await response).text();

test("a public page is rendered once, and says how old it is", async () => {
  const { get, pass, rendered } = site();
  expect(await readText(get())).toBe("page 1");
  pass(30);
  const again = await get();
  expect(await again.text()).toBe("page 1");
  expect(again.headers.get("age")).toBe("30");
  expect(rendered).toEqual([false]);
});

test("a hundred visitors at once wait for one rendering", async () => {
  const { get, hold, letGo, rendered } = site();
  hold();
  const all = Array.from({ length: 100 }, () => readText(get()));
  letGo();
  expect(new Set(await Promise.all(all))).toEqual(new Set(["page 1"]));
  expect(rendered).toHaveLength(1);
});

test("a stale page is sent while it is rendered again, a very old one is not", async () => {
  const { get, pass, settle } = site();
  await get();
  pass(61);
  expect(await readText(get())).toBe("page 1");
  await settle();
  expect(await readText(get())).toBe("page 2");
  pass(661);
  expect(await readText(get())).toBe("page 3");
});

test("while Galaxy fails the stale page stays", async () => {
  const { get, pass, settle, answerWith } = site();
  await get();
  answerWith(() => ({ response: new Response("broken"), sharing: "visitor" }));
  pass(61);
  await get();
  await settle();
  expect(await readText(get())).toBe("page 1");
});

test.each<[string, Partial<PageBasis>]>([
  ["a release", { releases: {} }],
  ["an edit of the settings", { settings: { ...basis.settings } }],
  ["midnight", { today: "2027-02-08" }],
])("FE-02 ST-01 after %s no kept page is sent", async (_, change) => {
  const { get } = site();
  await get();
  expect(await readText(get({}, ADDRESS, { ...basis, ...change }))).toBe("page 2");
});

test("a page that is streamed to its second visitor is rendered whole for the next ones", async () => {
  const { get, answerWith, settle, rendered } = site();
  answerWith((text, isWhole) => ({
    response: new Response(text),
    sharing: isWhole ? "everyone" : "visitor",
  }));
  for (const page of ["page 1", "page 2", "page 3", "page 3"]) {
    expect(await readText(get())).toBe(page);
    await settle();
  }
  expect(rendered).toEqual([false, false, true]);
});

test("a page that is streamed is rendered twice for a hundred who want it at once: for the first, and whole", async () => {
  const { get, hold, letGo, answerWith, rendered } = site();
  answerWith((text, isWhole) => ({
    response: new Response(text),
    sharing: isWhole ? "everyone" : "visitor",
  }));
  hold();
  const all = Array.from({ length: 100 }, () => readText(get()));
  letGo();
  expect(new Set(await Promise.all(all))).toEqual(new Set(["page 1", "page 2"]));
  expect(rendered).toEqual([false, true]);
});

test("while a page fails, it is rendered once for each visitor, and for a cache after a pause only", async () => {
  const { get, pass, settle, answerWith, rendered } = site();
  answerWith((text) => ({ response: new Response(text), sharing: "visitor" }));
  const visit = async () => {
    await get();
    await settle();
  };
  await visit();
  expect(rendered).toEqual([false]);
  await visit();
  expect(rendered.slice(1)).toEqual([false, true]);
  await visit();
  await visit();
  expect(rendered.slice(3)).toEqual([false, false]);
  pass(3);
  await visit();
  expect(rendered.slice(5)).toEqual([false, true]);
});

test("while a stale page cannot be rendered again, it is tried after a pause only", async () => {
  const { get, pass, settle, answerWith, rendered } = site();
  await get();
  answerWith(() => ({ response: new Response("broken"), sharing: "visitor" }));
  pass(61);
  for (let visit = 0; visit < 5; visit += 1) {
    expect(await readText(get())).toBe("page 1");
    await settle();
  }
  expect(rendered).toEqual([false, true]);
});

test.each([
  ["an unknown page", 404],
  ["an unavailable one", 503],
])("%s is not kept", async (_, status) => {
  const { get, answerWith } = site();
  answerWith((text) => ({ response: new Response(text, { status }), sharing: "everyone" }));
  expect(await readText(get())).toBe("page 1");
  expect(await readText(get())).toBe("page 2");
});

test("a failed rendering fails for its own visitor only", async () => {
  const { get, answerWith, hold, letGo } = site();
  let failures = 0;
  answerWith((text) => {
    failures += 1;
    if (failures === 1) throw new Error("no memory");
    return { response: new Response(text), sharing: "visitor" };
  });
  hold();
  const [first, second] = [get(), get()];
  letGo();
  await expect(first).rejects.toThrow("no memory");
  expect(await readText(second)).toBe("page 2");
});

test("addresses and encodings have pages of their own", async () => {
  const { get } = site();
  expect(await readText(get({ "accept-encoding": "br" }))).toBe("page 1");
  expect(await readText(get({ "accept-encoding": "gzip" }))).toBe("page 2");
  expect(await readText(get({ "accept-encoding": "br" }, `${ADDRESS}&start=2027-02-06`))).toBe("page 3");
  expect(await readText(get({ "accept-encoding": "gzip, br" }))).toBe("page 1");
  expect(await readText(get({ "accept-encoding": "gzip, br;q=0" }))).toBe("page 2");
});

test("who has the kept page gets a 304, also as its first visitor", async () => {
  const { get } = site();
  const first = await get({ "if-none-match": '"page 1"' });
  expect(first.status).toBe(304);
  expect((await get({ "if-none-match": '"page 1"' })).status).toBe(304);
  expect((await get({ "if-none-match": '"page 8", W/"page 1"' })).status).toBe(304);
  expect((await get({ "if-none-match": '"page 9"' })).status).toBe(200);
});

test("kept pages take no more memory than they may", async () => {
  const { get, rendered } = site(16);
  await get({}, `${ADDRESS}&geo=1`);
  await get({}, `${ADDRESS}&geo=2`);
  await get({}, `${ADDRESS}&geo=3`);
  await get({}, `${ADDRESS}&geo=1`);
  expect(rendered).toHaveLength(4);
});

import { ANSWERS, FILES, PAGES, PHOTOS } from "../../app/offline/storage-addresses.ts";
import type { KeepMessage } from "./page-storage.ts";
import { fakeWorkerScope, quotaExceeded, SITE } from "./worker-scope.fixture.ts";

const { network, disk, requests, dispatch, stored } = fakeWorkerScope();
const SHELL = "/offline/shells/en/A";
const UNITS = '["galaxy","availability/accommodation"]';
const ANSWER = `/offline/answers/A/${encodeURIComponent(UNITS)}`;
const [CABIN, LODGE] = ["/images/cabin.jpg?w=800&h=450", "/images/lodge.jpg?w=800&h=450"];

const pageContext = (address: string, change: Partial<KeepMessage> = {}): KeepMessage => ({
  kind: "keep-3",
  edition: "A",
  prefix: "en",
  address,
  files: ["/assets/js/main.js"],
  answers: [{ queryHash: UNITS, at: 1_000, data: { cabins: 3 } }],
  photos: [SITE + CABIN],
  ...change,
});
const send = (data: object) => dispatch("message", { data });

beforeAll(() => import("./service-worker.ts"));
beforeEach(async () => {
  network.answer = async () => new Response("", { headers: { date: new Date().toUTCString() } });
  disk.beforePut = () => {};
  await send({ kind: "forget-1" });
  requests.length = 0;
  const request = new Request(SITE + CABIN, { headers: { accept: "image/avif,*/*" } });
  await dispatch("fetch", { request: Object.defineProperty(request, "destination", { value: "image" }) });
});

test("ER-02 a page is stored with its shell, files, answers and photos, and all of it is forgotten", async () => {
  await send(pageContext("/en/stays"));
  expect([PAGES, FILES, ANSWERS, PHOTOS].map(stored)).toEqual([
    ["/en/stays"],
    [SHELL, "/assets/js/main.js"],
    [ANSWER],
    [CABIN],
  ]);
  await send({ kind: "forget-1" });
  expect([PAGES, FILES, ANSWERS, PHOTOS].flatMap(stored)).toEqual([]);
});

test("ER-02 what an answer repeats is stored once: the units of a village are in several groups", async () => {
  const units = Array.from({ length: 300 }, (_, id) => ({ id, terms: "The same for all. ".repeat(40) }));
  const answers = [{ queryHash: UNITS, at: 1_000, data: { units, groups: [{ units }] } }];
  await send(pageContext("/en/stays", { answers }));
  expect(stored(ANSWERS)).toEqual([ANSWER]);
});

test("ER-02 a page with a promo code is not stored, and none of its prices", async () => {
  const coded = {
    queryHash: '["galaxy","availability/accommodation",{"promoCode":"FRIENDS"}]',
    at: 1_000,
    isError: false,
  };
  await send(pageContext("/en/stays?promocode=FRIENDS", { answers: [{ ...coded, data: { cabins: 3 } }] }));
  expect([PAGES, ANSWERS].flatMap(stored)).toEqual([]);
});

test("ER-02 a disk that is full at a photo keeps the page and drops the photos", async () => {
  disk.beforePut = (url) => {
    if (url.endsWith(LODGE)) throw quotaExceeded();
  };
  await send(pageContext("/en/stays", { photos: [SITE + CABIN, SITE + LODGE] }));
  expect([stored(PAGES), stored(PHOTOS)]).toEqual([["/en/stays"], []]);
});

test("ER-02 photos make room for a page on a full disk, and its next message stores it", async () => {
  await send(pageContext("/en/stays"));
  disk.beforePut = (url) => {
    if (stored(PHOTOS).length > 0 && url.endsWith("/en/stays/packages")) throw quotaExceeded();
  };
  await send(pageContext("/en/stays/packages", { photos: [] }));
  expect([stored(PAGES), stored(PHOTOS)]).toEqual([["/en/stays"], []]);
  await send(pageContext("/en/stays/packages", { photos: [] }));
  expect(stored(PAGES)).toEqual(["/en/stays", "/en/stays/packages"]);
});

test("ER-02 a page whose edition the site has no longer, or whose file is missing, is not stored", async () => {
  network.answer = async (url) => new Response("", { status: url.includes("/shells/") ? 404 : 200 });
  await send(pageContext("/en/stays"));
  network.answer = async (url) => {
    if (url.endsWith(".js")) throw new TypeError("Failed to fetch");
    return new Response("");
  };
  await send(pageContext("/en/stays/packages"));
  expect(stored(PAGES)).toEqual([]);
  network.answer = async () => new Response("");
  await send(pageContext("/en/stays/packages"));
  expect(stored(PAGES)).toEqual(["/en/stays/packages"]);
});

test("ER-02 messages of other kinds, and malformed ones, store nothing and stop nothing", async () => {
  for (const data of [null, "keep-1", { kind: "keep-1" }, pageContext("/en/stays", { files: [1] as never })])
    await dispatch("message", { data });
  expect(requests).toEqual([]);
  await send(pageContext("/en/stays"));
  expect(stored(PAGES)).toEqual(["/en/stays"]);
});

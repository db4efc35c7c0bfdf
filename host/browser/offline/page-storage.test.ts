import { answerAddress, PHOTOS, shellAddress } from "../../app/offline/storage-addresses.ts";
import { fakeWorkerScope, SITE } from "./worker-scope.fixture.ts";

const { network, requests, stored } = fakeWorkerScope();
const ACCEPT = "image/avif,*/*";
const images = (count: number, origin = SITE) =>
  Array.from({ length: count }, (_, index) => `${origin}/images/${index + 1}.jpg?w=800&h=450`);
const photo = async () => new Response("a photo", { headers: { "content-type": "image/jpeg" } });

let storage: typeof import("./page-storage.ts");
beforeEach(async () => {
  jest.resetModules();
  storage = await import("./page-storage.ts");
  await storage.forgetPhotos();
  requests.length = 0;
  network.answer = photo;
});

test("ER-02 photos are read from the browser's own cache, with the header of its image requests, each once", async () => {
  const asked: RequestInit[] = [];
  network.answer = (_, init) => {
    asked.push(init);
    return photo();
  };
  await storage.keepPhotos(images(2), ACCEPT);
  await storage.keepPhotos(images(3), ACCEPT);
  expect(requests).toEqual(images(3));
  for (const init of asked)
    expect(init).toMatchObject({ cache: "force-cache", credentials: "omit", headers: { accept: ACCEPT } });
  expect(stored(PHOTOS)).toHaveLength(3);
});

test("ER-02 photos of a host that lets this site read them are stored, another host is asked once", async () => {
  const open = images(2, "https://open.example");
  const closed = images(2, "https://closed.example");
  // What fetch does without Access-Control-Allow-Origin.
  network.answer = (url) =>
    url.includes("closed") ? Promise.reject(new TypeError("Failed to fetch")) : photo();
  await storage.keepPhotos([...closed, ...open], ACCEPT);
  expect(stored(PHOTOS)).toEqual(open);
  expect(requests).toEqual([closed[0], ...open]);
});

test("ER-02 a photo that is gone leaves the others", async () => {
  const [gone, good] = images(2);
  network.answer = async (url) => (url === gone ? new Response("", { status: 404 }) : photo());
  await storage.keepPhotos([gone, good].map(String), ACCEPT);
  expect(stored(PHOTOS)).toEqual([String(good).replace(SITE, "")]);
});

test("ER-02 a host that does not answer is waited for a limited time", async () => {
  const limited: boolean[] = [];
  network.answer = (_, { signal }) => {
    limited.push(signal instanceof AbortSignal);
    return Promise.reject(new DOMException("The operation timed out.", "TimeoutError"));
  };
  await storage.keepPhotos(images(2, "https://slow.example"), ACCEPT);
  expect(limited).toEqual([true]);
});

test("ER-02 the oldest of more than 80 photos are removed", async () => {
  await storage.keepPhotos(images(80), ACCEPT);
  await storage.keepPhotos(images(85), ACCEPT);
  expect(stored(PHOTOS)).toHaveLength(80);
});

test("ER-02 a page with a promo code is not stored", () => {
  expect(storage.isPublicAddress("?start=2027-02-06&promocode=FRIENDS")).toBe(false);
  expect(storage.isPublicAddress("?PromoCode=FRIENDS")).toBe(false);
  expect(storage.isPublicAddress("?start=2027-02-06&promocode=")).toBe(true);
});

test("ER-02 a page that was visited with click ids is found without them, and in any order of keys", async () => {
  network.answer = async (url) => new Response(url);
  const keep = (edition: string, address: string) =>
    storage.keepPage({
      ...{ kind: "keep-3", edition, prefix: "en", address },
      ...{ files: [], answers: [], photos: [] },
    });
  await keep("A", "/en/stays?gclid=1&end=2027-02-13&start=2027-02-06");
  await keep("B", "/en/stays/packages");
  const shell = await storage.storedShell(
    new URL(`${SITE}/en/stays?start=2027-02-06&end=2027-02-13&utm_source=mail`),
  );
  expect(await shell?.text()).toContain(shellAddress("en", "A"));
});

test("FE-02 what no stored page needs is removed: files, shells and answers of a release that has none left", () => {
  const page = { edition: "B", prefix: "en", files: ["/assets/js/main.2.js"] };
  const old = ["/assets/js/main.1.js", shellAddress("en", "A"), answerAddress("A", '["galaxy"]')];
  const needed = ["/assets/js/main.2.js", shellAddress("en", "B"), answerAddress("B", '["galaxy"]')];
  expect(storage.unneeded([...old, ...needed, shellAddress("sv", "B")], [page])).toEqual([
    ...old,
    shellAddress("sv", "B"),
  ]);
  const visitedBefore = { edition: "A", prefix: "en", files: ["/assets/js/main.1.js"] };
  expect(storage.unneeded([...old, ...needed], [page, visitedBefore])).toEqual([]);
});

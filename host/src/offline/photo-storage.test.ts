import { PHOTOS } from "./storage-addresses.ts";
import { fakeWorkerScope, SITE } from "./worker-scope.fixture.ts";

const { network, disk, requests, stored } = fakeWorkerScope();
const ACCEPT = "image/avif,*/*";
const images = (count: number, origin = SITE) =>
  Array.from({ length: count }, (_, index) => `${origin}/images/${index + 1}.jpg?w=800&h=450`);
const photo = async () => new Response("a photo", { headers: { "content-type": "image/jpeg" } });

let photos: typeof import("./photo-storage.ts");
beforeEach(async () => {
  jest.resetModules();
  photos = await import("./photo-storage.ts");
  await photos.forgetPhotos();
  requests.length = 0;
  network.answer = photo;
  disk.beforePut = () => {};
});

test("ER-02 photos are read from the browser's own cache, with the header of its image requests, each once", async () => {
  const asked: RequestInit[] = [];
  network.answer = (_, init) => {
    asked.push(init);
    return photo();
  };
  await photos.keepPhotos(images(2), ACCEPT);
  await photos.keepPhotos(images(3), ACCEPT);
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
  await photos.keepPhotos([...closed, ...open], ACCEPT);
  expect(stored(PHOTOS)).toEqual(open);
  expect(requests).toEqual([closed[0], ...open]);
});

test("ER-02 a photo that is gone, or that may not be stored, leaves the others", async () => {
  const [gone, unstorable, good] = images(3);
  network.answer = async (url) => (url === gone ? new Response("", { status: 404 }) : photo());
  disk.beforePut = (url) => {
    // What `put` does with `Vary: *`.
    if (url === unstorable) throw new TypeError("Vary header contains *");
  };
  await photos.keepPhotos([gone, unstorable, good].map(String), ACCEPT);
  expect(stored(PHOTOS)).toEqual([String(good).replace(SITE, "")]);
});

test("ER-02 a host that does not answer is waited for a limited time", async () => {
  const limited: boolean[] = [];
  network.answer = (_, { signal }) => {
    limited.push(signal instanceof AbortSignal);
    return Promise.reject(new DOMException("The operation timed out.", "TimeoutError"));
  };
  await photos.keepPhotos(images(2, "https://slow.example"), ACCEPT);
  expect(limited).toEqual([true]);
});

test("ER-02 the oldest of more than 80 photos are removed", async () => {
  await photos.keepPhotos(images(80), ACCEPT);
  await photos.keepPhotos(images(85), ACCEPT);
  expect(stored(PHOTOS)).toHaveLength(80);
});

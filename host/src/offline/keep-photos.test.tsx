import { imageAddress } from "@stays/domain";
import type { PhotosMessage } from "./keep-message.ts";
import { keepPhotos } from "./keep-photos.ts";

type Entries = { getEntries(): readonly { readonly name: string }[] };

test("ER-02 the photos that a page loads are sent once when it is idle, map tiles and files never", () => {
  let load: (list: Entries) => void = () => {};
  class ResourceObserver {
    constructor(callback: (list: Entries) => void) {
      load = callback;
    }
    observe() {}
  }
  Object.defineProperty(globalThis, "PerformanceObserver", { value: ResourceObserver, configurable: true });
  const messages: PhotosMessage[] = [];
  const tasks: (() => void)[] = [];
  keepPhotos({ postMessage: (message: PhotosMessage) => messages.push(message) }, (task) => tasks.push(task));
  const loaded = (...names: readonly string[]) => load({ getEntries: () => names.map((name) => ({ name })) });
  const photo = (uri: string) => imageAddress(uri, { width: 800, height: 450 }, "https://images.example.com");
  const [cabin, lodge] = [photo("cabin.jpg"), photo("lodge.jpg")];

  loaded(`${location.origin}/tiles/12/1/2.png`, `${location.origin}/assets/js/main.js`);
  expect(tasks).toEqual([]);
  loaded(cabin, `${location.origin}/flags/se.svg`);
  loaded(lodge, cabin);
  expect(tasks).toHaveLength(1);
  tasks[0]?.();
  expect(messages).toEqual([{ kind: "photos-1", addresses: [cabin, lodge] }]);
});

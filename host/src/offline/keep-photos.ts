import { isSizedImage } from "@stays/domain";
import { isForgotten } from "./forget-pages.ts";
import type { PhotosMessage } from "./keep-message.ts";

/**
 * Sends the photos that this page view loads to the service worker, when the browser is idle. Map tiles are never
 * among them: their providers do not allow it.
 */
export function keepPhotos(
  worker: Pick<ServiceWorker, "postMessage">,
  whenIdle: (task: () => void) => void,
): void {
  const waiting = new Set<string>();
  const send = () => {
    const message: PhotosMessage = { kind: "photos-1", addresses: [...waiting] };
    waiting.clear();
    if (!isForgotten()) worker.postMessage(message);
  };
  new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => new URL(name));
    const photos = addresses.filter(isSizedImage);
    if (photos.length === 0 || !navigator.onLine) return;
    if (waiting.size === 0) whenIdle(send);
    for (const { href } of photos) waiting.add(href);
  }).observe({ type: "resource", buffered: true });
}

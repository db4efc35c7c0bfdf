import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What the page says about the connection. */
export const note = (page: Page) => page.getByRole("status").filter({ hasText: /offline|online again/ });

/** Waits until the service worker has stored the current page. */
export const expectStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { pathname, search } = location;
        return (await caches.match(pathname + search)) !== undefined;
      }),
    )
    .toBe(true);

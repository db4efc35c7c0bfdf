import type { Page } from "@playwright/test";

/** What the browser has for calls that are not answered: 30 seconds, here less than one. */
const FASTER = 40;

/** Milliseconds that a call of Galaxy may take in the browser. */
const CALL_LIMIT = 30_000;

/** Lets the time limits of calls run out sooner. To be called before the page is opened. */
export async function hurryTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(
    ({ faster, limit }) => {
      const later = window.setTimeout.bind(window);
      const hurried = (task: TimerHandler, ms = 0, ...args: unknown[]) =>
        later(task, ms === limit ? ms / faster : ms, ...args);
      window.setTimeout = Object.assign(hurried, window.setTimeout);
    },
    { faster: FASTER, limit: CALL_LIMIT },
  );
}

/**
 * Galaxy takes the next call of an operation, and its answer gets lost on the way.
 *
 * @param meanwhile what happens to the visitor before the browser learns of it
 */
export async function loseAnswer(
  page: Page,
  operation: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.route(
    `**/stays/${operation}`,
    async (route) => {
      await route.fetch();
      await meanwhile();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}

/** The next call of an operation never reaches Galaxy, and is never answered. */
export async function swallow(page: Page, operation: string): Promise<void> {
  await page.route(`**/stays/${operation}`, () => {}, { times: 1 });
}

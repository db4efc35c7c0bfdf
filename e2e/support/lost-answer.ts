import type { Page } from "@playwright/test";

/** Factor by which the browser's time limit of 30 seconds is shortened, to less than one second. */
const FASTER = 40;

/** Time limit of a Galaxy call in the browser, in milliseconds. */
const CALL_LIMIT = 30_000;

/** Shortens the time limits of calls. Call it before the page is opened. */
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
 * Loses the answer to the next call of an operation, after Galaxy has executed it.
 *
 * @param meanwhile runs after Galaxy's answer and before the browser's error
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

/** Drops the next call of an operation: it never reaches Galaxy, and is never answered. */
export async function swallow(page: Page, operation: string): Promise<void> {
  await page.route(`**/stays/${operation}`, () => {}, { times: 1 });
}

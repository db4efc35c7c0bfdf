import type { Page } from "@playwright/test";

/** What the browser has for calls that are not answered: 30 seconds, here less than one. */
const FASTER = 40;

/** Lets the time limits of calls run out sooner. To be called before the page is opened. */
export async function hurryTimeLimits(page: Page): Promise<void> {
  await page.addInitScript((faster) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / faster);
  }, FASTER);
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

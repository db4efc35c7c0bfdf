import type { Page } from "@playwright/test";

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

import type { Page, Request } from "@playwright/test";
import { test as base, expect } from "./test.ts";

/** Requests that the browser cancels because the visitor navigates on are not failures. */
const isDropped = (request: Request): boolean =>
  ["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(request.failure()?.errorText ?? "");

/**
 * Records what no visitor may ever cause: console errors, page errors, and requests that fail or go to
 * another host.
 *
 * @param home origin of the site; the mock serves pictures, tiles and the online site from it too
 */
function watchTrouble(page: Page, home: string) {
  const trouble: string[] = [];
  const allowed: RegExp[] = [];
  const note = (what: string, of: string) => trouble.push(`${what}: ${of}`);
  page.on("console", (message) => {
    if (message.type() === "error") note("console error", `${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note("page error", error.stack ?? error.message));
  page.on("requestfailed", (request) => {
    if (!isDropped(request)) note("request failed", `${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note("refused", `${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== home) note("request to another host", request.url());
  });
  return {
    /** Allows complaints that belong to the tested case, such as the 404 of an address without a page. */
    allow: (complaint: RegExp) => void allowed.push(complaint),
    /** The complaints that no test has allowed. */
    list: () => trouble.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}

/** Playwright's test for journeys. It fails on any complaint of the browser, whatever the test checks. */
export const test = base.extend<{ readonly quiet: ReturnType<typeof watchTrouble> }>({
  quiet: [
    async ({ page, site }, use) => {
      const trouble = watchTrouble(page, site.address);
      await use(trouble);
      expect(trouble.list()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

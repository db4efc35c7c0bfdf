import type { Page, Request } from "@playwright/test";

/** Requests that a page drops because the visitor goes on are no failures. */
const isDropped = (request: Request): boolean => request.failure()?.errorText === "net::ERR_ABORTED";

/** What the browser complained of, and what a test has allowed it to. */
export interface Trouble {
  /** Some complaints belong to what is tested, as the 404 of an address that has no page. */
  allow(complaint: RegExp): void;
  /** What is left to answer for. */
  list(): readonly string[];
}

/**
 * Writes down what no visitor may ever cause: a complaint in the console, an error of the page, a request that fails
 * or goes to another host.
 *
 * @param home origin of the site; the stand-in's pictures, tiles and online site are of it too
 */
export function watchTrouble(page: Page, home: string): Trouble {
  const trouble: string[] = [];
  const allowed: RegExp[] = [];
  const say = (what: string, of: string) => trouble.push(`${what}: ${of}`);
  page.on("console", (message) => {
    if (message.type() === "error") say("console error", `${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => say("page error", error.stack ?? error.message));
  page.on("requestfailed", (request) => {
    if (!isDropped(request)) say("request failed", `${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) say("refused", `${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== home) say("request to another host", request.url());
  });
  return {
    allow: (complaint) => allowed.push(complaint),
    list: () => trouble.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}

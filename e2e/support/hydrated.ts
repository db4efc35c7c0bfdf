import { expect, type Page, type Response } from "@playwright/test";

/** Visits on which the server may leave a part to the browser, as it does when the machine is too busy to render. */
const MAX_VISITS = 4;

/** What React writes where the server gave a part up, at first or while streaming. */
const LEFT_TO_BROWSER = /<!--\$!-->|\$RX\("/;

/** Everything that a page complains of in a browser. */
export interface Complaints {
  /** Gives what has been said, and forgets it. */
  take(): readonly string[];
}

/** Complaints of the browser and of React in the console, errors, and the problems that a page sends to the server. */
export async function watchComplaints(page: Page): Promise<Complaints> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  // What a beacon carries cannot be read off its request.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void new Response(body).json().then((report) => {
        // Slow is no mistake of a page.
        if (report.kind !== "slow-load") console.error("Reported to the server:", JSON.stringify(report));
      });
      return send(address, body);
    };
  });
  return { take: () => complaints.splice(0) };
}

/** Nothing of what the server sent waits for React any more: the heading, and each part that it takes over by itself. */
function isTakenOver(): boolean {
  const isHeld = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === "$?" || data === "$~") return false;
    if (data === "$" && nextSibling instanceof Element && !isHeld(nextSibling)) return false;
  }
  return isHeld(document.querySelector("main h1"));
}

async function isWhole(response: Response | null): Promise<boolean> {
  return !LEFT_TO_BROWSER.test((await response?.text()) ?? "");
}

/**
 * Visits a page that the server renders whole, and waits until React has taken all of it over.
 *
 * @returns what it complained of
 * @throws when the server does not render it whole
 */
export async function takeOver(
  page: Page,
  address: string,
  complaints: Complaints,
): Promise<readonly string[]> {
  for (let visit = 1; visit <= MAX_VISITS; visit += 1) {
    complaints.take();
    const response = await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForFunction(isTakenOver, null, { polling: 100 });
    // What React has to say of the last part, and what the page does next, is said by then.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    if (await isWhole(response)) return complaints.take();
  }
  throw new Error(`The server never rendered all of ${address}: ${complaints.take().join("\n")}`);
}

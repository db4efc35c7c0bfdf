import { expect, type Page, type Request } from "@playwright/test";

/** Most visits to try: a server that is too busy leaves a part to the browser, or streams it. */
const MAX_VISITS = 8;

/**
 * React's markup for a boundary that the server did not render, at first or while streaming, or that it streamed: what
 * was shown while it was awaited is removed with its controls.
 */
const IN_PARTS = /<!--\$!-->|\$R[CX]\("/;

/**
 * Collects console messages of the browser and of React, errors, and the problems that a page reports to the
 * server.
 */
export async function watchComplaints(page: Page) {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  // A request does not expose the body of a beacon, so wrap `sendBeacon`.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void new Response(body).json().then((report) => {
        // A slow load is not an error of the page.
        if (report.kind !== "slow-load") console.error("Reported to the server:", JSON.stringify(report));
      });
      return send(address, body);
    };
  });
  return {
    /** Returns the complaints since the last call, and clears them. */
    take: (): readonly string[] => complaints.splice(0),
  };
}

export type Complaints = Awaited<ReturnType<typeof watchComplaints>>;

/** Watches the controls of every page that the tab opens, as the server has sent them. */
export async function watchSentControls(page: Page) {
  await page.addInitScript(() => {
    addEventListener("stays-hydrating", () => {
      const controls = document.querySelectorAll("main :is(a, button, input, select, textarea)");
      const waiting = new Set([...controls].filter((control) => control.checkVisibility()));
      Object.assign(window, { waiting });
      // A hydrated control may be removed later, and React then deletes its mark: look while the control is there.
      const look = () => {
        for (const control of waiting)
          if (Object.keys(control).some((key) => key.startsWith("__reactFiber"))) waiting.delete(control);
        if (waiting.size > 0) requestAnimationFrame(look);
      };
      look();
    });
  });
  /** The visible ones that React has rendered again instead of hydrating them: a click in them was lost. */
  const replaced = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const { waiting } = window as unknown as { readonly waiting: ReadonlySet<Element> };
      return [...waiting].filter((control) => !control.isConnected).map(({ outerHTML }) => outerHTML);
    });
  return { replaced };
}

/** The page is hydrated completely: its heading, and each part that hydrates separately. */
export function isHydrated(): boolean {
  const hasFiber = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === "$?" || data === "$~") return false;
    if (data === "$" && nextSibling instanceof Element && !hasFiber(nextSibling)) return false;
  }
  return hasFiber(document.querySelector("main h1"));
}

/** Waits until React has hydrated the page in the tab. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(isHydrated, null, { polling: 100 });
  // By the next idle callback, React has reported on the last part and the page has run its next step.
  await waitUntilIdle(page);
}

const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Headless Chromium sometimes has no idle period after its window was resized.
        if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
        else setTimeout(resolve);
      }),
  );

/**
 * Watches what a page requests from here on. Returns a function that waits until all of it has come and is rendered.
 * Playwright's "networkidle" happens once in the life of a page: on a busy machine it may have been before what enters
 * the viewport is requested.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (["fetch", "xhr", "script"].includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    await waitUntilIdle(page);
    do {
      await expect.poll(() => open.size).toBe(0);
      await waitUntilIdle(page);
    } while (open.size > 0);
  };
}

/**
 * Visits a page that the server renders completely, and waits until React has hydrated all of it.
 *
 * @returns what was said against the page, and its HTML
 * @throws when the server does not render the whole page in any visit
 */
export async function openHydrated(
  page: Page,
  address: string,
  complaints: Complaints,
): Promise<{ readonly said: readonly string[]; readonly html: string }> {
  for (let visit = 1; visit <= MAX_VISITS; visit += 1) {
    // Firefox cancels the calls of the page before, which reports them.
    await page.goto("about:blank");
    complaints.take();
    const html = (await (await page.goto(address))?.text()) ?? "";
    await waitUntilHydrated(page);
    if (!IN_PARTS.test(html)) return { said: complaints.take(), html };
  }
  throw new Error(`The server never rendered all of ${address}: ${complaints.take().join("\n")}`);
}

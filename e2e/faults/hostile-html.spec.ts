import { hostileHtml } from "../../shared/ui/src/text/hostile-html.fixture.ts";
import { sanitise } from "../../shared/ui/src/text/sanitise.ts";
import { clearFaults, orderFault } from "../support/faults.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

declare global {
  interface Window {
    /** How often a hostile text ran. */
    ran?: number;
    /** What the content security policy blocked. */
    blocked?: string[];
  }
}

/** Those that end what they begin, so that a text after them is still shown. */
const closed = hostileHtml.filter((html) => sanitise(`${html}<i>end</i>`).endsWith("<i>end</i>"));
const description = `<p>Honest first words.</p>${closed.join("\n")}<p>Honest last words.</p>`;

test.afterEach(({ site }) => clearFaults(site.address));

test("CD-01 200 hostile texts and more neither run, load nor rename anything in a browser", async ({
  page,
  site,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil.example")) foreign.push(request.url());
  });
  page.on("dialog", (dialog) => foreign.push(dialog.message()));
  await page.addInitScript(() => {
    window.blocked = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      window.blocked?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.route("**/get-accommodation-content*", async (route) => {
    const answer = await route.fetch();
    const text = JSON.stringify(await answer.json(), (key, value: unknown) =>
      key === "Description" && typeof value === "string" ? description : value,
    );
    await route.fulfill({ response: answer, body: text });
  });
  // The server requests first and fails, so that the answer comes through the browser.
  await orderFault(site.address, { operation: "getAccommodationContent", kind: "fail", remaining: 1 });
  await page.goto(`${EN}/stays/cabindetail/1001/x`);
  await expect(page.getByText("Honest last words.").first()).toBeAttached();
  expect(closed.length).toBeGreaterThan(200);

  // Each text by itself too, as a text of the page, with every event that its elements may wait for.
  const found = await page.evaluate(
    async ({ texts, raw }) => {
      const settle = () => new Promise((resolve) => setTimeout(resolve, 200));
      const main = document.querySelector("main") ?? document.body;
      const usual = ["root", "settings", "location", "documentElement", "getElementById"].map(
        (name) => typeof (document as unknown as Record<string, unknown>)[name],
      );
      const show = (html: string) => {
        const part = document.createElement("div");
        part.innerHTML = html;
        main.append(part);
        for (const element of part.querySelectorAll("*"))
          for (const event of [
            "mouseover",
            "focus",
            "load",
            "error",
            "toggle",
            "animationend",
            "pointerdown",
          ])
            element.dispatchEvent(new Event(event));
      };
      for (const html of texts) show(html);
      await settle();
      const after = ["root", "settings", "location", "documentElement", "getElementById"].map(
        (name) => typeof (document as unknown as Record<string, unknown>)[name],
      );
      const safe = {
        ran: window.ran,
        blocked: [...(window.blocked ?? [])],
        isRenamed: `${after}` !== `${usual}`,
      };
      // The same page refuses a text that nobody sanitised.
      try {
        show(raw);
      } catch {}
      await settle();
      return { ...safe, isNoticed: (window.blocked ?? []).length > safe.blocked.length };
    },
    { texts: hostileHtml.map(sanitise), raw: "<img src=x onerror=window.ran=1>" },
  );
  expect(found).toEqual({ ran: undefined, blocked: [], isRenamed: false, isNoticed: true });
  expect(foreign).toEqual([]);
});

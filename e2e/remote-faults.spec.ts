import type { Page, Route } from "@playwright/test";
import { weekForTwo } from "./support/stay-dates.ts";
import { expect, test } from "./support/test.ts";
import { EN } from "./support/world.ts";

const UNAVAILABLE = "This part of the page is unavailable right now.";
const week = weekForTwo();

/** A page that shows each remote, and the evidence that the remote works. */
const remotes = {
  "mf-search": { address: `${EN}/stays${week}`, module: "page_results" },
  "mf-property": { address: `${EN}/stays/village/2001/name${week}`, module: "page_village" },
  "mf-packages": { address: `${EN}/stays/packages${week}`, module: "page_all_packages" },
  "mf-upsell": { address: `${EN}/stays/upsell/days${week}`, module: "page_upsell_day" },
  "mf-transport": { address: `${EN}/stays/upsell/transport${week}`, module: "page_transport" },
  "mf-cart": { address: `${EN}/stays/nowhere`, module: "slot_cart.badge" },
} as const;

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/** Serves the built module, but its component throws when it renders. */
async function throwsAtRender(route: Route) {
  const built = await (await route.fetch()).text();
  const broken = built.replace(/\b(Page|Slot):\(\)=>\w+/, "$1:()=>()=>{throw Error('boom at render')}");
  if (broken === built) throw new Error("The module has no Page or Slot to break.");
  await route.fulfill({ status: 200, contentType: "text/javascript", body: broken });
}

/** Faults of a remote's entry. */
const entryFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 404": answer(404, "text/plain", "not found"),
  "answers 500": answer(500, "text/plain", "broken"),
  "answers HTML": answer(200, "text/html", "<!doctype html><h1>Maintenance</h1>"),
  "answers garbage": answer(200, "text/javascript", "\u0000{{{ not a script"),
  "throws at import": answer(200, "text/javascript", "throw new Error('boom at import')"),
  hangs: async () => {},
};

/** The rest of the page still works: the shell is interactive, and the language can be chosen. */
async function expectShell(page: Page) {
  await expect(page.getByRole("banner").getByRole("link", { name: "Stays", exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Language" })).toBeEnabled();
}

/** The page is hydrated: React's own properties are on its heading. */
async function expectHydrated(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  const hasReactKeys = (element: HTMLElement | SVGElement) =>
    Object.keys(element).some((key) => key.startsWith("__react"));
  await expect.poll(() => heading.evaluate(hasReactKeys)).toBe(true);
}

for (const [remote, { address, module }] of Object.entries(remotes)) {
  const entry = new RegExp(`/releases/${remote}/[^/]+/remoteEntry\\.js`);
  const chunk = new RegExp(
    `/releases/${remote}/[^/]+/js/__federation_expose_${module.replace(".", "\\.")}\\.`,
  );
  const faults = [
    ...Object.entries(entryFaults).map(([name, act]) => ({ name, at: entry, act })),
    { name: "misses a chunk", at: chunk, act: answer(404, "text/plain", "not found") },
    { name: "throws in a chunk", at: chunk, act: answer(200, "text/javascript", "throw new Error('boom')") },
    { name: "throws at render", at: chunk, act: throwsAtRender },
  ];
  for (const { name, at, act } of faults) {
    test(`FE-01 FE-03 ${remote} ${name}: the rest still works, and Try again recovers it`, async ({
      page,
    }) => {
      await page.route(at, act);
      // A file that never arrives delays the load event for ever.
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const alert = page.getByRole("alert").filter({ hasText: UNAVAILABLE }).first();
      await expect(alert).toBeVisible();
      await expectShell(page);
      // Ruling 60: what the server rendered stays readable under the alert.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      await page.unroute(at, act);
      // If an older release is known, the host may have tried it meanwhile, and the alert may be gone.
      const again = alert.getByRole("button", { name: "Try again" });
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await expect(alert).toBeHidden({ timeout: 3000 });
      }).toPass();
      await expectShell(page);
      if (remote === "mf-cart")
        await expect(page.getByRole("banner").getByRole("button", { name: "Basket" })).toBeVisible();
      else await expectHydrated(page);
    });
  }
}

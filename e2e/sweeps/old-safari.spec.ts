import type { BrowserContext } from "@playwright/test";
import { interfaces, isSupportedBy } from "../../tools/checks/unsupported-features.mjs";
import { waitUntilHydrated, watchComplaints } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** The oldest Safari that the site supports, on an iPhone. */
const OLD_SAFARI = "ios_saf 16.4";

/** Names of what MDN describes in this object and what the old Safari lacks. */
const readMissing = (features: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  Object.entries({ ...features } as typeof interfaces)
    .filter(
      ([name, feature]) => name !== "__compat" && feature?.__compat && !isSupportedBy(feature, OLD_SAFARI),
    )
    .map(([name]) => name);

/** Whether an event of another object has the same name, as `change` has. */
const isEventElsewhere = (name: string) =>
  name.endsWith("_event") &&
  Object.values(interfaces).some((members) => isSupportedBy(members?.[name], OLD_SAFARI));

/** What Playwright itself calls in the page. */
const NEEDED = "checkVisibility";

/** All that the old Safari lacks, by MDN's data. */
const missing = {
  globals: [...readMissing(interfaces), ...readMissing(interfaces.Window)],
  members: Object.entries(interfaces).flatMap(([owner, members]) =>
    readMissing(members)
      .filter((name) => name !== NEEDED && !isEventElsewhere(name))
      .map((name) => ({ owner, name })),
  ),
};

/** Takes from every page of the context what an old Safari lacks. */
async function becomeOldSafari(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ globals, members }: typeof missing) => {
    const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    const listen = EventTarget.prototype.addEventListener;
    const events = new Set<string>();
    for (const { owner, name } of members) {
      const [, member = name, kind] = /^(.+)_(event|static)$/.exec(name) ?? [];
      if (kind === "event") events.add(member);
      if (kind !== "event" && world[owner]) Reflect.deleteProperty(world[owner], member);
      // `Response.json` is not the `json` of a response.
      if (kind !== "static" && world[owner]?.prototype)
        Reflect.deleteProperty(world[owner].prototype, kind === "event" ? `on${member}` : member);
    }
    for (const event of events)
      for (const target of [globalThis, HTMLElement.prototype, SVGElement.prototype])
        Reflect.deleteProperty(target, `on${event}`);
    for (const name of globals) Reflect.deleteProperty(globalThis, name);
    EventTarget.prototype.addEventListener = function (type: string, ...more) {
      if (!events.has(type)) listen.call(this, type, ...more);
    };
  }, missing);
}

// Safari 16.4 does not know the policy that asks for trusted types; Chromium would enforce it without them.
test.use({ viewport: windows.phone, bypassCSP: true });
test.beforeEach(({ context }) => becomeOldSafari(context));

test("NF every page works without what Safari 16.4 lacks", async ({ page }) => {
  const complaints = await watchComplaints(page);
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(`${EN}${address}`);
      await waitUntilHydrated(page);
      await page.keyboard.press("End");
      expect.soft(complaints.take(), address).toEqual([]);
    });
  const left = () => [
    typeof requestIdleCallback,
    "canParse" in URL,
    "onscrollend" in window,
    "union" in Set.prototype,
  ];
  expect(await page.evaluate(left)).toEqual(["undefined", false, false, false]);
});

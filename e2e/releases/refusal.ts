import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { ReleaseDesk } from "../support/release-desk.ts";
import { liveVersions } from "../support/released.ts";

/** FE-05: releases that the gate rejects. `tools/releases/gate/gate.test.ts` has its other rules. */
export function refusals(desk: ReleaseDesk): void {
  test("FE-05 a broken release is refused with reason and remedy, and nothing changes", async ({ page }) => {
    const before = await liveVersions(page, desk.site());
    /** The defect, the sources that have it, and the message that the team reads. */
    const broken: readonly [string, string, readonly string[]][] = [
      [
        "a field that no host gives",
        await desk.withLine(
          'export const discount = (cart: import("@stays/contract").Cart) => cart.discount;',
        ),
        [
          "Property 'discount' does not exist on type 'Cart'",
          "→ correct it: npm run check shows the same error",
        ],
      ],
      [
        "a page that awaits for ever",
        await desk.withLine("await new Promise(() => {});"),
        ["page results has not loaded: it awaits something that never comes", "→ await nothing at the top"],
      ],
    ];
    for (const [what, from, texts] of broken) {
      const said = await desk.refused(what, from);
      for (const text of texts) expect(said).toContain(text);
    }
    expect(await liveVersions(page, desk.site())).toEqual(before);
    expect(await desk.leftovers()).toEqual([]);
  });

  test("FE-05 scripts and styles that change other remotes are refused", async () => {
    const changed = await desk.withLine(`if (typeof document !== "undefined") {
  const { fetch } = window;
  window.fetch = (...words) => fetch(...words);
  Object.assign(Array.prototype, { last: 1 });
  Date.prototype.toJSON = () => "now";
}`);
    const styles = path.join(changed, "src/pages/results.module.css");
    await appendFile(styles, "\n:global(h1) { text-indent: 3px; }\n:root { --accent: red; }\n");
    const said = await desk.refused("changes other remotes", changed);
    expect(said).toMatch(/change the platform .*Array\.prototype\.last; .*Date\.prototype\.toJSON; fetch/);
    expect(said).toMatch(/its styles reach .*html: .*--accent; h1.*: .*text-indent/);
    expect(await desk.leftovers()).toEqual([]);
  });

  test("FE-05 a page that is not accessible, or fails in a browser, is refused", async () => {
    const nameless = await desk.change("mf-search", "src/pages/results.tsx", (source) =>
      source.replace("<MemoryButton />", '$& <button type="button" />'),
    );
    const said = await desk.refused("not accessible", nameless);
    expect(said).toContain("/stays at 1440 px is not accessible (button-name)");
    expect(said).toContain("→ Buttons must have discernible text");
    const broken = await desk.withLine(
      'if (typeof document !== "undefined") throw new Error("broken at start");',
    );
    const failed = await desk.refused("fails in a browser", broken);
    expect(failed).toContain(
      "mf-search fails on its pages: a browser reports a problem: Error: broken at start",
    );
  });
}

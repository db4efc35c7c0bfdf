import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type OtherHost, otherHost } from "../support/other-host.ts";
import type { ReleaseDesk } from "../support/release-desk.ts";
import { liveVersions } from "../support/released.ts";

const root = path.resolve(import.meta.dirname, "../..");
const budgets = JSON.parse(readFileSync(path.join(root, "budgets.json"), "utf8"));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** FE-05: releases that the gate rejects. */
export function refusals(desk: ReleaseDesk): void {
  test("FE-05 a broken release is refused with reason and remedy, and nothing changes", async ({ page }) => {
    const before = await liveVersions(page, desk.site());
    const change = (file: string, edit: (source: string) => string) => desk.change("mf-search", file, edit);
    /** The defect, the sources that have it, and the message that the team reads. */
    const broken: readonly [string, string, readonly string[]][] = [
      [
        "an export of the contract is missing",
        await change("src/pages/results.tsx", (source) =>
          source.replace('export { resultsHead as head } from "./results-head.ts";', ""),
        ),
        ["page results does not export head", "→ export head from its module"],
      ],
      [
        "a page is missing",
        await change("remote.ts", (source) => source.replace('results: "./src/pages/results.tsx",', "")),
        ["it does not expose ./page-results", "→ add it to mf-search/remote.ts"],
      ],
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
      [
        "an own copy of a shared library",
        await desk.withLine(
          `export { QueryClient } from "${path.join(root, "shared/query/node_modules/@tanstack/react-query")}";`,
        ),
        ["it bundles a copy of @tanstack/query-core, which the host shares as @stays/query"],
      ],
      [
        "text is run as code",
        await desk.withLine('export const answer = new Function("return 42")();'),
        ["contains eval or new Function", "→ replace it with code"],
      ],
      [
        "over its budget",
        await desk.withLine(
          `export const ballast = ${JSON.stringify(randomBytes(90_000).toString("base64"))};`,
        ),
        [
          "./page-results is",
          "kB more than in the live release",
          `its budget is ${kilobytes(budgets["mf-search"]["./page-results"])} kB`,
          "→ load code that the first view does not need with import()",
        ],
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

  test("FE-05 what another live host would not run is refused", async () => {
    const hosts: readonly [string, (offer: OtherHost) => OtherHost, readonly string[]][] = [
      [
        "another major of a shared module",
        (offer) => ({ ...offer, shared: { ...offer.shared, react: "18.3.1" } }),
        ["it needs react ^19.0.0, the host shares 18.3.1", "→ build against react 18.3.1"],
      ],
      [
        "a host of the next contract alone",
        (offer) => ({ ...offer, contracts: offer.contracts.map((contract) => contract + 1) }),
        ["it was built for contract", "→ rebase on a commit of contract"],
      ],
    ];
    for (const [what, edit, texts] of hosts) {
      const host = await otherHost(desk.site().address, edit);
      const other = await desk.teamAt(host.address);
      const said = await desk.refused(what, "mf-search", other).finally(host.close);
      for (const text of texts) expect(said).toContain(text);
    }
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

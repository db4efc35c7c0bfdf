import { expect, test } from "@playwright/test";
import { root } from "../../tools/support/root.mjs";
import { runProgram } from "../support/program.ts";
import { end, startGalaxy } from "../support/rolling/servers.mjs";

for (const world of ["hallefjall", "yukimori", "khroumirie"])
  test(`the mock back end of ${world} keeps the contract in each language, with a basket`, async () => {
    const mock = await startGalaxy(test.info().outputPath(), "http://localhost", { SANDBOX_WORLD: world });
    const args = [
      "tools/cli/stays.mjs",
      "galaxy-check",
      mock.url,
      "--settings",
      mock.settingsFolder,
      "--basket",
    ];
    const { isDone, text } = await runProgram(process.execPath, args, { cwd: root });
    await end(mock.child);
    expect(text).toContain("✓ This back end can serve the site.");
    expect(text).toMatch(/✓ add-accommodation-to-basket +fits/);
    expect(isDone).toBe(true);
  });

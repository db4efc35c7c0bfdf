import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { capture } from "../../tools/steps/command.mjs";

const root = path.resolve(import.meta.dirname, "../..");

for (const world of ["hallefjall", "yukimori", "khroumirie"])
  test(`the mock back end of ${world} keeps the contract in each language, with a basket`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "stays-galaxy-check-"));
    const env = { ...process.env, SANDBOX_WORLD: world, SANDBOX_DATA: folder };
    const mock = fork(path.join(root, "sandbox/dist/main.cjs"), {
      env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [{ url, settingsFolder }] = await once(mock, "message");
    const args = ["tools/cli/stays.mjs", "galaxy-check", url, "--settings", settingsFolder, "--basket"];
    const { isOk, output } = await capture(process.execPath, args, { cwd: root });
    mock.kill();
    await once(mock, "exit");
    await rm(folder, { recursive: true, force: true });
    expect(output).toContain("✓ This back end can serve the site.");
    expect(output).toMatch(/✓ add-accommodation-to-basket +fits/);
    expect(isOk).toBe(true);
  });

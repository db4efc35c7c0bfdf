import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/support/free-port.mjs";
import { root } from "../../tools/support/root.mjs";
import { startProgram } from "../support/program.ts";
import { startSite } from "../support/site.ts";
import { EN } from "../support/world.ts";

test.setTimeout(180_000);

test("FE-06 a remote runs from its team's machine inside a running site, for one visitor", async ({
  page,
  browser,
}) => {
  const data = await mkdtemp(path.join(tmpdir(), "stays-dev-"));
  const site = await startSite({ DATA: data });
  const port = await freePort();
  const env = { ...process.env, DATA: data, SITE: site.address, PORT: `${port}` };
  const team = startProgram(process.execPath, ["tools/cli/stays.mjs", "dev", "mf-search"], {
    cwd: root,
    env,
  });
  try {
    const [address] = await team.waitFor(/http\S+\/preview\S+/);
    const link = new URL(address);
    link.searchParams.set("to", `${EN}/stays`);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    const refused: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|CORS/.test(message.text())) refused.push(message.text());
    });
    const fromHere = page.waitForResponse(`http://localhost:${port}/dev/mf-search/remoteEntry.js`);
    const response = await page.goto(link.href);
    expect((await fromHere).ok()).toBe(true);
    // The dev server sends the whole remote unminified. On a busy machine this exceeds the slot's time-out.
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(heading).toHaveText("Stays", { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    expect(response?.headers()["content-security-policy"]).toContain(`http://localhost:${port}`);
    await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("mf-search development");
    expect(refused).toEqual([]);

    const other = await (await browser.newContext()).newPage();
    const theirs = await other.goto(`${site.address}${EN}/stays`);
    expect(theirs?.headers()["content-security-policy"]).not.toContain(`localhost:${port}`);
    expect(await theirs?.text()).not.toContain("/dev/mf-search/");
    await other.context().close();
  } finally {
    await team.stop();
    await site.close();
    await rm(data, { recursive: true, force: true });
  }
});

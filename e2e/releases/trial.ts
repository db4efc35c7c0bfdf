import { expect, test } from "@playwright/test";
import type { ReleaseDesk } from "../support/release-desk.ts";
import { HOME, heading } from "../support/released.ts";

/** FE-04: a preview for one visitor, and a canary for a share of them. */
export function trials(desk: ReleaseDesk): void {
  /** Sources of the previewed release, which the canary is made of. */
  let previewed = "";

  test("FE-04 a preview is for one visitor, who sees that it is one and gets out of it", async ({
    page,
    browser,
  }) => {
    previewed = await desk.withHeading("For some");
    const text = await desk.doneUnseen("preview", "mf-search", "--from", previewed, "--to", HOME);
    const link = new URL(/http\S+\/preview\S+/.exec(text)?.[0] ?? "");
    const response = await page.goto(desk.site().address + link.pathname + link.search);
    await expect(heading(page)).toHaveText("For some");
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    const banner = page.getByRole("complementary", { name: "Preview" });
    await expect(banner).toContainText("Nobody else does.");
    const other = await (await browser.newContext()).newPage();
    await other.goto(desk.site().address + HOME);
    await expect(heading(other)).toHaveText("Stays");
    await banner.getByRole("link", { name: "Back to the live site" }).click();
    await expect(heading(page)).toHaveText("Stays");
    await expect(banner).toHaveCount(0);
    await other.context().close();
  });

  test("FE-04 a previewed release becomes a canary without a second check, for a share of the visitors, who keep it; promoted, it is for all", async ({
    page,
    playwright,
  }) => {
    const text = await desk.doneUnseen("canary", "mf-search", "50", "--from", previewed);
    expect(text).toContain("has passed against this host before");
    const versionOf = (html: string) => /"name":"mf-search","version":"([^"]+)"/.exec(html)?.[1];
    const seen = new Set<string | undefined>();
    for (let visitor = 0; visitor < 16; visitor += 1) {
      const request = await playwright.request.newContext({ baseURL: desk.site().address });
      const [first, again] = [await request.get(HOME), await request.get(HOME)];
      expect(first.headers()["cache-control"]).toBe("private, no-store");
      const version = versionOf(await first.text());
      expect(versionOf(await again.text())).toBe(version);
      seen.add(version);
      await request.dispose();
    }
    expect(seen.size).toBe(2);
    await desk.done("promote", "mf-search");
    await page.goto(desk.site().address + HOME);
    await expect(heading(page)).toHaveText("For some");
  });

  test("FE-04 a canary that fails in browsers goes back by itself and says so", async ({ browser }) => {
    const broken = await desk.withLine(
      'if (typeof document !== "undefined") throw new Error("broken for some");',
    );
    await desk.doneUnseen("canary", "mf-search", "50", "--from", broken);
    const canary = /mf-search .* (\S+) for 50 %/.exec(await desk.done("releases"))?.[1] ?? "";
    const open = async () => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(desk.site().address + HOME);
      await expect(heading(page)).toBeVisible();
      return page;
    };
    await desk.watch.time("the canary goes back by itself", async () => {
      await expect(async () => {
        await (await open()).context().close();
        expect(desk.site().log()).toContain("a canary was ended");
      }).toPass();
    });
    const said = await desk.done("releases");
    expect(said).toMatch(
      new RegExp(
        `the site +automatic rollback +mf-search +${canary} +\\S+ +it failed for 5 of \\d+ visitors`,
      ),
    );
    expect(said).not.toContain("for 50 %");
    const page = await open();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    expect(await page.content()).not.toContain(canary);
    await page.context().close();
  });
}

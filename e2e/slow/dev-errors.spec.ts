import { expect, type Page, test } from "@playwright/test";
import { startDevServer, whileEdited } from "../support/dev-server.ts";
import { waitUntilHydrated } from "../support/hydrated.ts";
import { EN } from "../support/world.ts";

let server: Awaited<ReturnType<typeof startDevServer>>;

test.setTimeout(60_000);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startDevServer("mf-search", "--server");
});
test.afterAll(() => server?.close());

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const promoCode = (page: Page) => page.getByRole("textbox", { name: "Promo code" });
/** The overlay of errors. */
const overlay = (page: Page) => page.frameLocator("#rspack-dev-server-client-overlay").locator("body");

/** Opens the results, and types a code that a reload would lose. */
async function openResults(page: Page): Promise<void> {
  await page.goto(`${server.address}${EN}/stays`);
  await expect(heading(page)).toHaveText("Stays", { timeout: 30_000 });
  // In a field that has been hydrated: it is about what an edit keeps.
  await waitUntilHydrated(page);
  await promoCode(page).fill("KEPT");
}

const file = "mf-search/src/results/results-heading.tsx";

test("FE-06 a build error of a remote is shown with its file until it is mended, without a reload", async ({
  page,
}) => {
  await openResults(page);
  await whileEdited(file, ["<h1 ", "<h1 <"], async () => {
    await expect(overlay(page)).toContainText("ERROR in mf-search ./src/results/results-heading.tsx");
  });
  await expect(overlay(page)).toHaveCount(0);
  await whileEdited(file, ["</h1>", " mended</h1>"], async () => {
    await expect(heading(page)).toHaveText("Stays mended");
  });
  await expect(promoCode(page)).toHaveValue("KEPT");
});

test("FE-06 pages are rendered from the edited sources, and a fault on the server is shown", async ({
  page,
}) => {
  const differences: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") differences.push(message.text());
  });
  const html = async () => (await page.request.get(`${server.address}${EN}/stays`)).text();
  await expect.poll(html).toMatch(/<h1[^>]*>Stays</);
  await openResults(page);
  await expect(overlay(page)).toHaveCount(0);
  expect(differences).toEqual([]);
  await whileEdited(file, ["const rooms =", "window.name = 'rooms';\n  const rooms ="], async () => {
    await expect.poll(html).not.toMatch(/<h1/);
    await page.reload();
    await expect(overlay(page)).toContainText(new RegExp(`${file}:\\d+`));
    await expect(overlay(page)).toContainText("On the server: render");
    await expect(overlay(page)).toContainText("ReferenceError: window is not defined");
    expect(server.output()).toContain("ReferenceError: window is not defined");
    // The browser renders the page.
    await expect(heading(page)).toHaveText("Stays");
  });
  await expect.poll(html).toMatch(/<h1[^>]*>Stays</);
});

// The last test: from an edit of the host on, its pages are not rendered on the server.
test("FE-06 edited texts of a remote and of the host are shown in place", async ({ page }) => {
  await openResults(page);
  await whileEdited("mf-search/texts/en.json", ['"stays": "Stays"', '"stays": "Edited"'], async () => {
    await expect(heading(page)).toHaveText("Edited");
  });
  await expect(heading(page)).toHaveText("Stays");
  await whileEdited("host/texts/en.json", ['"stays": "', '"stays": "Edited '], async () => {
    await expect(page.getByRole("banner")).toContainText("Edited");
    await expect(promoCode(page)).toHaveValue("KEPT");
    // The document has the texts of the built server.
    await page.reload();
    await expect(page.getByRole("banner")).toContainText("Edited");
  });
});

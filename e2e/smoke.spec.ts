import { expect, test } from "./support/test.ts";

test("the site is well", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    languages: expect.arrayContaining(["en", "sv"]),
  });
});

test("RT-01 an address without a language goes to the visitor's", async ({ request }) => {
  const response = await request.get("/stays?rooms=2", {
    headers: { "accept-language": "sv" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe("/sv/stays?rooms=2");
});

test("RT-01 the home page stands in the visitor's language, and nothing of it is refused by its policy", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/stays$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(refused).toEqual([]);
});

import { badge, panel } from "../support/basket.ts";
import { expect, test } from "../support/journey.ts";
import pages from "../support/pages.json" with { type: "json" };
import { cards, openResults } from "../support/results.ts";
import { weekForTwo, weekWithoutPersons } from "../support/stay-dates.ts";
import { ACTIVITY, modal } from "../support/upsell.ts";
import { EN } from "../support/world.ts";

declare global {
  interface Window {
    /** What the content security policy has blocked. */
    violations?: string[];
    /** Set by code that must not run. */
    ran?: number;
  }
}

/** `every-page.spec.ts` reads what the policy blocks while a page loads. */
test("CD-01 nothing that opens writes HTML of its own: map, gallery, modals, basket; HTML and scripts from elsewhere are refused", async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
    );
  });
  const expectNone = async () => expect(await page.evaluate(() => window.violations)).toEqual([]);

  await test.step("the map and the photos of the results", async () => {
    await openResults(page);
    await page.getByRole("button", { name: "Full-screen map" }).click();
    await page.getByRole("button", { name: "Show list" }).click();
    const carousel = cards(page).first().getByRole("group").first();
    await carousel.getByRole("button", { name: /Next/ }).click();
    await expect(carousel.getByText(/^2 \/ \d+$/)).toBeVisible();
    await expectNone();
  });

  await test.step("the gallery and the basket", async () => {
    const response = await page.goto(`${EN}${pages.village}${weekForTwo()}`);
    expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    await page.getByRole("button", { name: /^Open photo 1 of/ }).click();
    const photos = page.getByRole("dialog", { name: "Photos" });
    await expect(photos.getByRole("status")).toHaveText(/^Photo 1 of/);
    await photos.getByRole("button", { name: "Next photo" }).click();
    await expect(photos.getByRole("status")).toHaveText(/^Photo 2 of/);
    await page.keyboard.press("Escape");
    await badge(page, 0).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Choose rate" }).first().click();
    await expect(page.getByRole("dialog", { name: /^Rate option: / })).toBeVisible();
    await expectNone();
  });

  await test.step("the modal of an activity", async () => {
    await page.goto(`${EN}${pages.upsellday}${weekWithoutPersons(5)}`);
    await page.getByRole("button", { name: `Read more about ${ACTIVITY}`, exact: true }).click();
    await modal(page)
      .getByRole("tabpanel")
      .evaluate((panel) => panel.scrollIntoView({ block: "end" }));
    const map = modal(page).getByRole("region", { name: "Map" });
    await expect(map.getByRole("button", { name: ACTIVITY })).toBeVisible();
    await expectNone();
  });

  // The browser logs what it refuses.
  quiet.allow(/Trusted|Content Security Policy|evil\.example/);
  const refused = await page.evaluate((call) => {
    const refusal = (act: () => void): string => {
      try {
        act();
        return "allowed";
      } catch (error) {
        return String(error).split(":")[0] ?? "";
      }
    };
    const element = document.createElement("div");
    const script = (address: string) => {
      document.createElement("script").src = address;
    };
    const code = document.createElement("script");
    code.append("window.ran = 1");
    document.body.append(code);
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createHTML(html: string): object } };
    };
    const own = trustedTypes.createPolicy("html", { createHTML: (html: string) => html });
    return {
      image: refusal(() => {
        element.innerHTML = "<img src=x onerror=window.ran=1>";
      }),
      insert: refusal(() => element.insertAdjacentHTML("beforeend", "<iframe srcdoc='<p>'></iframe>")),
      frame: refusal(() => {
        document.createElement("iframe").srcdoc = "<script>parent.ran=1</script>";
      }),
      foreign: refusal(() => script("https://evil.example/x.js")),
      data: refusal(() => script("data:text/javascript,window.ran=1")),
      // A call to Galaxy is of this site, but no script.
      answer: refusal(() => script(call)),
      code: refusal(() => {
        document.createElement("script").text = "window.ran=1";
      }),
      ownPolicy: `${own.createHTML("<img src=x onerror=window.ran=1>")}`,
      sanitised: refusal(() => {
        element.innerHTML = "<p>By the <strong>lake</strong></p>";
      }),
      ran: window.ran,
    };
  }, `${EN}/api/galaxy/stays/basket`);
  const error = "TypeError";
  expect(refused).toEqual({
    ...{ image: error, insert: error, frame: error, foreign: error, data: error, answer: error },
    ...{ code: error, ownPolicy: "", sanitised: "allowed", ran: undefined },
  });
  expect(await page.evaluate(() => window.violations?.length)).toBeGreaterThanOrEqual(7);
});

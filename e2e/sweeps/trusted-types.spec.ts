import { expect, test } from "../support/journey.ts";
import { EN } from "../support/world.ts";

declare global {
  interface Window {
    /** What the content security policy has blocked. */
    violations?: string[];
    /** Set by code that must not run. */
    ran?: number;
  }
}

/** What the policy blocks while a page loads, or what it opens, is a console error, on which each journey and sweep fails. */
test("CD-01 HTML and scripts from elsewhere are refused", async ({ page, quiet }) => {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
    );
  });

  const response = await page.goto(`${EN}/stays`);
  expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
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

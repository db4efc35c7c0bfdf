import type { Page } from "@playwright/test";
import { hostileHtml } from "../../shared/ui/src/text/hostile-html.fixture.ts";
import { sanitise } from "../../shared/ui/src/text/sanitise.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

declare global {
  interface Window {
    /** How often a hostile text ran. */
    ran?: number;
    /** What the content security policy blocked. */
    blocked?: string[];
  }
}

/** Those that end what they begin, so that a text after them is still shown. */
const closed = hostileHtml.filter((html) => sanitise(`${html}<i>end</i>`).endsWith("<i>end</i>"));
const description = `<p>Honest first words.</p>${closed.join("\n")}<p>Honest last words.</p>`;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Fills the HTML fields of the contract: descriptions of content, numbered texts, terms. */
function poisoned(value: Json, key = "", isContent = false): Json {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value === "object" && value !== null) {
    const hasImages = "Images" in value;
    const changed = Object.entries(value).map(([name, part]) => [name, poisoned(part, name, hasImages)]);
    const poisonedObject = Object.fromEntries(changed);
    return key === "Content" && "Information" in value
      ? { ...poisonedObject, Information: [101, 102].map((Id) => ({ Id, Value: description })) }
      : poisonedObject;
  }
  const isHtml = key === "Terms" || (key === "Description" && isContent);
  return isHtml ? description : value;
}

/** The texts are there and harmless, and nothing covers the page. */
async function expectHarmless(page: Page) {
  for (const words of ["Honest first words.", "Honest last words."])
    await expect(page.getByText(words).first()).toBeAttached();
  const found = await page.evaluate(() => ({
    ran: window.ran,
    blocked: window.blocked,
    elements: document.querySelectorAll(
      ":is(main, [role=dialog]) :is(script:not([type*=json]), style, link, iframe, object, embed, form[action], base, meta, [onclick], [onerror], [onload], [onmouseover], a[href^=javascript])",
    ).length,
  }));
  expect(found).toEqual({ ran: undefined, blocked: [], elements: 0 });
}

test("CD-01 CD-03 PK-05 200 hostile texts and more in every HTML field of the contract neither run, load nor rename anything", async ({
  page,
  mock,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil.example")) foreign.push(request.url());
  });
  page.on("dialog", (dialog) => foreign.push(dialog.message()));
  await page.addInitScript(() => {
    window.blocked = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      window.blocked?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.route("**/api/galaxy/stays/**", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: poisoned(await answer.json()) });
  });
  // The server requests first and fails, so that every answer comes through the browser.
  for (const operation of ["searchAccommodation", "getAccommodationContent"])
    await mock.orderFault({ operation, kind: "fail", remaining: 1 });
  await page.goto(`${EN}/stays/village/2001/x${weekForTwo()}`);
  await page
    .getByText(/^Conditions: /)
    .first()
    .click();
  expect(closed.length).toBeGreaterThan(200);
  await expectHarmless(page);
  await page.getByRole("banner").getByRole("button", { name: "Basket" }).click({ trial: true });
  await page.getByRole("contentinfo").getByRole("link").last().click({ trial: true });

  await page.getByRole("button", { name: "Choose rate" }).first().click();
  const rates = page.getByRole("dialog", { name: /^Rate option: / });
  await expect(rates.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await expectHarmless(page);
  await page.keyboard.press("Escape");
  await expect(rates).toBeHidden();

  await page.getByRole("heading", { level: 2, name: "Amenities" }).scrollIntoViewIfNeeded();
  await page
    .getByRole("button", { name: /^Read about / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("Honest first words.").first()).toBeVisible();
  await expectHarmless(page);

  // Each text by itself too, as a text of the page, with every event that its elements may wait for.
  const found = await page.evaluate(
    async ({ texts, raw }) => {
      const settle = () => new Promise((resolve) => setTimeout(resolve, 200));
      const main = document.querySelector("main") ?? document.body;
      const usual = ["root", "settings", "location", "documentElement", "getElementById"].map(
        (name) => typeof (document as unknown as Record<string, unknown>)[name],
      );
      const show = (html: string) => {
        const part = document.createElement("div");
        part.innerHTML = html;
        main.append(part);
        for (const element of part.querySelectorAll("*"))
          for (const event of [
            "mouseover",
            "focus",
            "load",
            "error",
            "toggle",
            "animationend",
            "pointerdown",
          ])
            element.dispatchEvent(new Event(event));
      };
      for (const html of texts) show(html);
      await settle();
      const after = ["root", "settings", "location", "documentElement", "getElementById"].map(
        (name) => typeof (document as unknown as Record<string, unknown>)[name],
      );
      const safe = {
        ran: window.ran,
        blocked: [...(window.blocked ?? [])],
        isRenamed: `${after}` !== `${usual}`,
      };
      // The same page refuses a text that nobody sanitised.
      try {
        show(raw);
      } catch {}
      await settle();
      return { ...safe, isNoticed: (window.blocked ?? []).length > safe.blocked.length };
    },
    { texts: hostileHtml.map(sanitise), raw: "<img src=x onerror=window.ran=1>" },
  );
  expect(found).toEqual({ ran: undefined, blocked: [], isRenamed: false, isNoticed: true });
  expect(foreign).toEqual([]);
});

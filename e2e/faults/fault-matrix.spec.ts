import { expect, type Page, test } from "@playwright/test";
import { type AnswerFault, openFaultyGalaxy } from "../support/faulty-galaxy.ts";
import { fieldFaults } from "../support/field-faults.ts";
import type { MockBackEnd } from "../support/mock-back-end.ts";
import addresses from "../support/pages.json" with { type: "json" };
import { startSite } from "../support/site.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { test as onSite } from "../support/test.ts";
import { EN } from "../support/world.ts";

/** One of so many faults of a field. `FAULTS_EVERY=1` takes all faults on all pages, for hours. */
const EVERY = Number(process.env.FAULTS_EVERY ?? 600);
const HOUR = 3_600_000;
const pages = Object.entries(addresses);

const code = (code: number): AnswerFault => ({
  name: `code ${code}`,
  body: JSON.stringify({ code, errorMessage: "Ordered failure" }),
});

/**
 * Faults of a whole answer of Galaxy. Failures and answers take turns, because five failures in a row open the
 * circuit breaker of the operation.
 */
const wholeFaults: readonly AnswerFault[] = [
  code(0),
  { name: "empty", body: "" },
  code(3),
  { name: "broken JSON", body: '{"Results":[{"Id":"cbis:' },
  code(404),
  { name: "HTML", body: "<!doctype html><title>Maintenance</title>" },
  code(500),
  { name: "status 500", body: '{"error":"Ordered failure"}', status: 500 },
  { name: "an empty object", body: "{}" },
  { name: "dropped", isDropped: true },
  { name: "an empty list", body: "[]" },
  { name: "null", body: "null" },
];

/** Longest time for a page, in milliseconds. A call may take 8 s, and the machine may be busy. */
const PAGE_LIMIT = 20_000;

/** Values that a page never shows as text. */
const WRONG = />[^<]*\b(?:undefined|NaN|\[object Object\])[^<]*</;

/**
 * Loads a page. Returns what breaks the rules that hold for every answer of Galaxy: it arrives complete, offers a way
 * to continue, and shows no missing value.
 */
async function readProblems(address: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(PAGE_LIMIT);
  const response = await fetch(address, { signal }).catch(() => null);
  const html = (await response?.text().catch(() => "")) ?? "";
  const visible = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
  const wrong = WRONG.exec(visible)?.[0];
  return [
    response?.status === 200 || response?.status === 404 ? "" : `status ${response?.status}`,
    html.endsWith("</html>") ? "" : "ends early",
    /<a [^>]*href="\/[^"]+"/.test(visible) ? "" : "has no link",
    /<main\b/.test(visible) && /<script async src="\/assets\//.test(html) ? "" : "is blank for ever",
    wrong ? `shows ${wrong.slice(0, 80)}` : "",
  ].filter(Boolean);
}

/** Every sixth fault, from another one for each page. */
const isInTurn = (turn: number) => (_: unknown, index: number) => index % 6 === turn % 6;

test("ER-02 every page, rendered on the server, survives the faults of each of its calls", async () => {
  test.setTimeout(HOUR);
  const problems: string[] = [];
  /** The first page that makes a call meets all its faults, each further one another fault in turn. */
  const seen = new Map<string, number>();
  const behind = await startSite();
  const galaxy = await openFaultyGalaxy(behind.address);
  const site = await startSite({ GALAXY_URL: galaxy.url, SITE_SETTINGS: behind.settingsFolder });
  try {
    for (const [name, path] of pages) {
      const page = `${site.address}${EN}${path}${weekForTwo()}`;
      galaxy.asked.clear();
      problems.push(...(await readProblems(page)).map((problem) => `${name}, no fault: ${problem}`));
      for (const [operation, answer] of [...galaxy.asked]) {
        // Another position of each block, so that every kind of fault occurs whatever the block's length.
        const fields = fieldFaults(answer).filter(
          (_, index) => index % EVERY === Math.floor(index / EVERY) % EVERY,
        );
        const turn = seen.get(operation) ?? 0;
        seen.set(operation, turn + 1);
        const faults = [...wholeFaults, ...fields];
        for (const fault of turn === 0 || EVERY === 1 ? faults : faults.filter(isInTurn(turn))) {
          galaxy.order(operation, fault);
          const found = [...(await readProblems(page))];
          if (!galaxy.clear()) found.push("the page did not meet the fault");
          problems.push(...found.map((problem) => `${name}, ${operation}, ${fault.name}: ${problem}`));
        }
      }
      problems.push(...(await readProblems(page)).map((problem) => `${name}, afterwards: ${problem}`));
    }
  } finally {
    await site.close();
    galaxy.close();
    await behind.close();
  }
  expect(problems).toEqual([]);
});

/** The call without which each page has nothing to show. */
const calls = {
  searchAccommodation: ["stayslist", "packagespage"],
  getAccommodationContent: ["village", "cabin", "cabindetail", "hotel", "room", "hoteldetail"],
  getContentOffer: ["packagepage", "packagedetail"],
  activitiesByDay: ["upsellday", "upsellcategory"],
  recommendedActivities: ["upsellrecommend"],
  transportByDay: ["upselltransport"],
  getBasket: ["trip"],
} as const satisfies Readonly<Record<string, readonly (keyof typeof addresses)[]>>;

/** Loads a page while a call fails, types, ends the fault, and lets the page recover without a reload. */
async function expectRecovery(page: Page, mock: MockBackEnd, operation: string, address: string) {
  await mock.orderFault({ operation, kind: "fail" });
  await page.goto(address);
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(again.first()).toBeVisible();
  const field = page.locator("main input[type=text]:visible:enabled").first();
  const isTyped = (await field.count()) > 0;
  if (isTyped) await field.fill("WINTER26");
  await mock.clearFaults();
  // Some failures in a row have opened the circuit breaker of the operation for a while.
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  if (isTyped) await expect(field).toHaveValue("WINTER26");
}

for (const [operation, names] of Object.entries(calls))
  onSite(`ER-02 pages recover in the browser from a failure of ${operation}`, async ({ page, mock }) => {
    for (const name of names)
      await onSite.step(name, () =>
        expectRecovery(page, mock, operation, `${EN}${addresses[name]}${weekForTwo()}`),
      );
  });

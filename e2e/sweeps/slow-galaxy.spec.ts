import type { Browser, Page, ViewportSize } from "@playwright/test";
import { watchComplaints } from "../support/hydrated.ts";
import pages from "../support/pages.json" with { type: "json" };
import { watchShifts } from "../support/shifts.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

type PageName = keyof typeof pages;

interface SlowRead {
  readonly operation: string;
  /** The pages whose first view calls it. */
  readonly pages: readonly PageName[];
  /** What the first part shows: by default that it is loading. */
  readonly shown?: (page: Page) => Promise<void>;
  /** What the answer brings: by default that nothing is loading. */
  readonly brought?: (page: Page) => Promise<void>;
}

const loading = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^Loading/ });
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

const showsLoading = (page: Page) => expect(loading(page).first()).toBeAttached();
const showsHeading = (page: Page) => expect(heading(page)).toBeVisible();
async function isLoaded(page: Page): Promise<void> {
  await showsHeading(page);
  await expect(loading(page)).toHaveCount(0);
}

const stays: readonly PageName[] = ["village", "cabin", "cabindetail", "hotel", "room", "hoteldetail"];

async function showsHeadingAndLoading(page: Page): Promise<void> {
  await showsHeading(page);
  await showsLoading(page);
}

/** Every read operation of the pages' first views; those of one round have no page in common. */
const rounds: readonly (readonly SlowRead[])[] = [
  [
    {
      operation: "searchAccommodation",
      pages: ["stayslist", ...stays, "packagepage", "packagedetail", "packagespage"],
      shown: showsHeadingAndLoading,
    },
  ],
  [
    { operation: "getAccommodationContent", pages: [...stays, "packagepage", "packagedetail"] },
    {
      operation: "searchActivities",
      pages: ["upsellday", "upsellcategory"],
      shown: showsHeading,
      brought: (page) =>
        expect(page.getByRole("status").filter({ hasText: /^\d+ activities/ })).toBeAttached(),
    },
  ],
  [
    {
      operation: "getContentOffer",
      pages: ["packagepage", "packagedetail", "packagespage"],
      shown: async (page) => {
        await showsLoading(page);
        if (page.url().includes(pages.packagespage)) {
          await showsHeading(page);
          // A phone shows it in a sheet.
          const search = page.getByRole("complementary", { name: "Find availability", includeHidden: true });
          await expect(search).toBeAttached();
        }
      },
    },
    {
      operation: "getTravelRating",
      pages: ["village", "cabindetail", "hotel"],
      shown: showsHeading,
      brought: (page) => expect(page.locator("a[href='#reviews']").first()).toBeVisible(),
    },
    { operation: "activitiesByDay", pages: ["upsellday", "upsellcategory"], shown: showsHeadingAndLoading },
    { operation: "recommendedActivities", pages: ["upsellrecommend"], shown: showsHeadingAndLoading },
    { operation: "transportByDay", pages: ["upselltransport"], shown: showsHeadingAndLoading },
    { operation: "getBasket", pages: ["trip"], shown: showsHeadingAndLoading },
  ],
];
/** A busy machine's late scripts are other tests' subject. */
const isOfHydration = (complaint: string) => /hydrat|react\.dev/i.test(complaint);

/**
 * Opens a page while a call is slow, until it shows what needs no answer. Returns a function that waits for the rest:
 * nothing moves or differs when it comes.
 */
async function openSlowly(
  browser: Browser,
  origin: string,
  name: PageName,
  { operation, shown = showsLoading, brought = isLoaded }: SlowRead,
  viewport: ViewportSize,
) {
  const context = await browser.newContext({ baseURL: origin, viewport });
  const page = await context.newPage();
  const complaints = await watchComplaints(page);
  const shifts = await watchShifts(page);
  await page.goto(`${EN}${pages[name]}${weekForTwo()}`, { waitUntil: "commit" });
  await test.step(`${name} without ${operation}`, () => shown(page));
  await shifts.start();
  return async () => {
    await test.step(`${name} with ${operation}`, () => brought(page));
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect.soft(await shifts.list(), `${name}: nothing moves`).toEqual([]);
    expect.soft(complaints.take().filter(isOfHydration), name).toEqual([]);
    await context.close();
  };
}

/**
 * The window, the pages that load at a time (more would wait for the processor), and the pages of each read. A read
 * hangs, and is answered once the pages show that it is awaited. The server gives it up after ten seconds; when that
 * happens several times, a note about older prices moves the page.
 */
for (const [name, viewport, atOnce, most] of [
  ["a phone", windows.phone, 2, Number.POSITIVE_INFINITY],
  ["a wide window", windows.desktop, 2, 1],
] as const)
  test(`FE-02 each read hangs: on ${name} its pages show at once what needs no answer, and nothing moves when it comes`, async ({
    browser,
    site,
    mock,
  }) => {
    test.setTimeout(240_000);
    // The server loads each remote at the first page of it, which is slow by itself.
    for (const address of Object.values(pages)) await fetch(`${site.address}${EN}${address}${weekForTwo()}`);
    for (const round of rounds) {
      const visits = round.flatMap((read) => read.pages.slice(0, most).map((name) => ({ read, name })));
      while (visits.length > 0) {
        for (const { operation } of round) await mock.orderFault({ operation, kind: "hang" });
        const opened = visits
          .splice(0, atOnce)
          .map(({ read, name }) => openSlowly(browser, site.address, name, read, viewport));
        const ends = await Promise.all(opened);
        await mock.clearFaults();
        await Promise.all(ends.map((end) => end()));
      }
    }
  });

test("FE-02 a search is changed before its answer comes", async ({ page, mock }) => {
  await mock.orderFault({ operation: "searchAccommodation", kind: "hang", remaining: 1 });
  const complaints = await watchComplaints(page);
  await page.goto(`${EN}/stays${weekForTwo()}`, { waitUntil: "commit" });
  await expect(loading(page)).toHaveText("Loading stays");
  await page.getByRole("main").getByRole("button", { name: "Sauna" }).click();
  await expect(page.getByRole("button", { name: /^Remove filter/ })).toBeVisible();
  // The first call still hangs.
  await expect(page.getByRole("article").first()).toBeVisible();
  const names = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
  await mock.clearFaults();
  await page.waitForLoadState("load");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(names);
  expect(complaints.take().filter(isOfHydration)).toEqual([]);
});

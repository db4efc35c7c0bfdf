import { By, until, type WebDriver } from "selenium-webdriver";
import { coveredControls } from "../support/covered-controls.ts";
import { isHydrated } from "../support/hydrated.ts";
import type { RunningSite } from "../support/site.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { resize, startWebKit, type WebKit } from "../support/webkit.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

/** Weeks in which these tests book, one for each window. */
const FIRST_WEEK = 20;
const LIMIT = 15_000;

let webKit: WebKit;

test.setTimeout(240_000);
test.beforeAll(async () => {
  webKit = await startWebKit();
});
test.afterAll(() => webKit?.close());

/** Problems that the browser has reported to the site, after so many characters of its log. */
const problemsOf = ({ log }: RunningSite, after: number) =>
  log()
    .slice(after)
    .split("\n")
    .filter((line) => line.includes("a browser reports a problem"));

/** Addresses that the page has loaded and that the site has refused. */
const refused = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${responseStatus} ${name}`);

const call = <Result>(driver: WebDriver, read: () => Result) =>
  driver.executeScript<Result>(`return (${read})()`);

/** Waits for an element, and clicks it where a finger or a mouse would. Returns its accessible name. */
async function click(driver: WebDriver, xpath: string): Promise<string> {
  const element = await driver.wait(until.elementLocated(By.xpath(xpath)), LIMIT, xpath);
  // The driver of WebKit does not wait for a smooth scroll.
  await driver.executeScript(
    "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
    element,
  );
  const name = await element.getAccessibleName();
  await element.click();
  return name;
}

for (const [index, [screen, size]] of Object.entries(windows).entries()) {
  test(`NF WebKit, ${screen}: every page works without a problem, and nothing covers a control`, async ({
    site,
  }) => {
    const { driver } = webKit;
    await resize(driver, size);
    for (const address of addresses)
      await test.step(address, async () => {
        await driver.get("about:blank");
        const before = site.log().length;
        await driver.get(`${site.address}${EN}${address}`);
        expect(await driver.executeScript("return [innerWidth, innerHeight]")).toEqual([
          size.width,
          size.height,
        ]);
        await driver.wait(() => call(driver, isHydrated), LIMIT, `${address} hydrates`);
        expect.soft(await call(driver, coveredControls), address).toEqual([]);
        expect.soft(await call(driver, refused), address).toEqual([]);
        expect.soft(problemsOf(site, before), address).toEqual([]);
      });
  });

  test(`SR-01 WebKit, ${screen}: from a search to the online basket`, async ({ site }) => {
    const { driver } = webKit;
    await resize(driver, size);
    await driver.get(`${site.address}${EN}/stays${weekForTwo(FIRST_WEEK + index)}`);
    await driver.manage().deleteAllCookies();
    await driver.wait(() => call(driver, isHydrated), LIMIT, "the results hydrate");
    const before = site.log().length;
    await click(driver, "//*[@role='list'][@aria-label='Results']//article//h2/a");
    await driver.wait(until.urlMatches(/\/stays\/village\/2001\//), LIMIT);
    await click(driver, "(//button[normalize-space()='Choose rate'])[1]");
    await click(driver, "(//*[@role='dialog']//button[normalize-space()='Add to cart'])[2]");
    const added = await click(driver, "//*[@role='dialog']//button[starts-with(@aria-label, 'Add one ')]");
    await click(driver, "//*[@role='dialog']//button[normalize-space()='Continue']");
    await driver.wait(until.urlMatches(/\/stays\/upsell\/days\?.*ba=3001/), LIMIT);
    await click(driver, "//a[normalize-space()='Skip to basket']");
    await driver.wait(until.urlMatches(new RegExp(`/online${EN}/basket$`)), LIMIT);
    const line = By.xpath("//main//li[.//button][.//h2 or .//h3]");
    expect(await driver.findElements(line)).toHaveLength(1);
    expect(await driver.findElement(line).getText()).toContain(added.replace("Add one ", "1 × "));
    // WebKit cancels what the page of the days still loads when it is left, which is no fault.
    const faults = problemsOf(site, before).filter((line) => line.includes('"isFault":true'));
    expect(faults).toEqual([]);
  });
}

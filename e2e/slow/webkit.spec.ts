import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, By, until, type WebDriver } from "selenium-webdriver";
import type * as Remote from "selenium-webdriver/remote";
import { coveredControls } from "../support/covered-controls.ts";
import { isHydrated } from "../support/hydrated.ts";
import type { RunningSite } from "../support/site.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { addresses } from "../support/visit-all-pages.ts";
import { windows } from "../support/windows.ts";
import { EN } from "../support/world.ts";

// The name of a folder, which only `require` reads.
const remote = createRequire(import.meta.url)("selenium-webdriver/remote") as typeof Remote;

/** Larger than any window of a test. */
const SCREEN = "1600x1200x24";

/** Without it the toolbar of Debian's browser keeps a window from being as narrow as a phone. */
const NARROW_TOOLBAR = "toolbar *, button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0 }";

/** Starts Debian's WebKit, on a screen of its own that nobody sees. */
async function startWebKit() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-webkit-"));
  await mkdir(path.join(folder, "gtk-3.0"));
  await writeFile(path.join(folder, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: folder };
  const service = new remote.DriverService.Builder("WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment(env)
    .build();
  const end = async () => {
    await service.kill();
    screen.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    return { driver, close: () => driver.quit().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Resizes the window until the page in it has this size. WebKit lays the page out some time after. */
async function resize(driver: WebDriver, size: { width: number; height: number }): Promise<void> {
  const window = driver.manage().window();
  await driver.wait(async () => {
    const [width = 0, height = 0] = await driver.executeScript<number[]>("return [innerWidth, innerHeight]");
    if (width === size.width && height === size.height) return true;
    const outer = await window.getRect();
    await window.setRect({
      x: 0,
      y: 0,
      width: outer.width + size.width - width,
      height: outer.height + size.height - height,
    });
    return false;
  }, LIMIT);
}

/** Weeks in which these tests book, one for each window. */
const FIRST_WEEK = 20;
const LIMIT = 15_000;

let webKit: Awaited<ReturnType<typeof startWebKit>>;

test.setTimeout(240_000);
test.beforeAll(async () => {
  webKit = await startWebKit();
});
test.afterAll(() => webKit?.close());

/** Problems that the browser has reported to the site, after so many characters of its log. */
const readProblems = ({ log }: RunningSite, after: number) =>
  log()
    .slice(after)
    .split("\n")
    .filter((line) => line.includes("a browser reports a problem"));

/** Addresses that the page has loaded and that the site has refused. */
const refused = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${responseStatus} ${name}`);

const softly = expect.configure({ soft: true });

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

test("NF WebKit at 390 and 1440 px: every page works without a problem, and nothing covers a control", async ({
  site,
}) => {
  const { driver } = webKit;
  for (const address of addresses)
    await test.step(address, async () => {
      await driver.get("about:blank");
      const before = site.log().length;
      await resize(driver, windows.phone);
      await driver.get(`${site.address}${EN}${address}`);
      await driver.wait(() => call(driver, isHydrated), LIMIT, `${address} hydrates`);
      for (const { width, height } of [windows.phone, windows.desktop]) {
        await resize(driver, { width, height });
        // The page follows the size of its window some time after the window.
        await softly
          .poll(() => call(driver, coveredControls), { message: `${address} at ${width} px` })
          .toEqual([]);
      }
      expect.soft(await call(driver, refused), address).toEqual([]);
      expect.soft(readProblems(site, before), address).toEqual([]);
    });
});

for (const [index, [screen, size]] of Object.entries(windows).entries()) {
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
    const faults = readProblems(site, before).filter((line) => line.includes('"isFault":true'));
    expect(faults).toEqual([]);
  });
}

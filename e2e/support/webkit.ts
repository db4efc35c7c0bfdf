import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { Builder, type WebDriver } from "selenium-webdriver";
import type * as Remote from "selenium-webdriver/remote";

// The name of a folder, which only `require` reads.
const remote = createRequire(import.meta.url)("selenium-webdriver/remote") as typeof Remote;

/** Larger than any window of a test. */
const SCREEN = "1600x1200x24";

/** Without it the toolbar of Debian's browser keeps a window from being as narrow as a phone. */
const NARROW_TOOLBAR = "toolbar *, button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0 }";

/** A running WebKit. */
export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/** Starts Debian's WebKit, on a screen of its own that nobody sees. */
export async function startWebKit(): Promise<WebKit> {
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

/** Resizes the window until the page in it has this size. */
export async function resize(driver: WebDriver, size: { width: number; height: number }): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  const inner = await driver.executeScript<number>("return innerHeight");
  await window.setRect({ x: 0, y: 0, width: size.width, height: 2 * size.height - inner });
}

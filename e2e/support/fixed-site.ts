import path from "node:path";
import { destinations } from "../../sandbox/src/world/destinations.ts";
import type { test as base } from "./test.ts";

/** Starts the clocks of site and browser on one day: texts of other dates look different. */
export const clock = path.resolve(import.meta.dirname, "fixed-clock.cjs");

/** The world of the fixed site. */
export const { hallefjall: world } = destinations;

const executablePath = process.env.CHROMIUM_PATH;

/** Options of `test.use`: one world on one day. Without font hinting, glyphs do not depend on the machine's settings. */
export const onOneDay = (env: Record<string, string> = {}) =>
  ({
    siteEnv: { SANDBOX_WORLD: "hallefjall", NODE_OPTIONS: `--require=${clock}` },
    timezoneId: world.timeZone,
    launchOptions: {
      args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
      env: { ...process.env, ...env },
      ...(executablePath ? { executablePath } : {}),
    },
  }) satisfies Parameters<typeof base.use>[0];

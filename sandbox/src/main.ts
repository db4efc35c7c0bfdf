import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { getToday } from "@stays/days";
import { flagsApp } from "./images/flags-app.ts";
import { imagesApp } from "./images/images-app.ts";
import { onlineApp } from "./online/online-app.ts";
import { createSandbox } from "./server.ts";
import { tilesApp } from "./tiles/tiles-app.ts";
import type { Destination } from "./world/destination.ts";
import { destinationNamed } from "./world/destinations.ts";
import { writeSettings } from "./world/site-settings.ts";

const dataFolder = resolve(process.env.SANDBOX_DATA ?? ".data/sandbox");
const destination = await chosenDestination(process.env.SANDBOX_WORLD, process.env.SANDBOX_STAYS);
const timeZone = process.env.TIME_ZONE || destination.timeZone;
const started = performance.now();
const sandbox = await createSandbox({
  dataFolder,
  destination,
  // biome-ignore lint/plugin: a day of the calendar
  today: () => getToday(timeZone, new Date()),
  faults: process.env.SANDBOX_FAULTS === "1",
  cookieDomain: process.env.SANDBOX_COOKIE_DOMAIN ?? null,
  ...(process.env.SANDBOX_SEARCH_MINUTES === undefined
    ? {}
    : { searchMinutes: Number(process.env.SANDBOX_SEARCH_MINUTES) }),
});
const seededMs = Math.round(performance.now() - started);

sandbox.app.get(
  "/images/brand/*",
  serveStatic({
    root: "sandbox/content/brands",
    rewriteRequestPath: (address) => address.replace("/images/brand", ""),
  }),
);
sandbox.app.route("/images", imagesApp({ cacheFolder: join(dataFolder, "images") }));
sandbox.app.route("/flags", flagsApp());
sandbox.app.route("/tiles", tilesApp(destination, join(dataFolder, "tiles", destination.name)));
sandbox.app.route("/online", onlineApp(sandbox.galaxy));

// The system's own name for itself, on a machine without IPv4 too.
const hostname = "localhost";
const server = serve(
  { fetch: sandbox.app.fetch, port: Number(process.env.SANDBOX_PORT ?? 0), hostname },
  ({ port }) => {
    const url = `http://${hostname}:${port}`;
    const settingsFolder = join(dataFolder, "settings");
    writeSettings(settingsFolder, destination, { origin: process.env.SITE_ORIGIN ?? url, timeZone });
    process.send?.({ ready: true, url, settingsFolder, seededMs, timeZone });
    console.log(`The mock Galaxy is at ${url} (ready in ${seededMs} ms), its settings in ${settingsFolder}`);
  },
);

const stop = (): void => {
  server.close(() => {
    sandbox.close();
    process.exit(0);
  });
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
if (process.send) process.once("disconnect", stop);

/** Returns the destination chosen by the environment. An unknown one ends the process with one sentence. */
async function chosenDestination(name: string | undefined, stays: string | undefined): Promise<Destination> {
  try {
    return destinationNamed(name, stays);
  } catch (error) {
    const startError = error instanceof Error ? error.message : String(error);
    const { send } = process;
    // Under a parent process the sentence goes to the parent, which prints it.
    if (send) await new Promise((resolve) => send.call(process, { startError }, resolve));
    else console.error(startError);
    process.exit(1);
  }
}

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** The folder of the flag package, resolved from the package that depends on it. */
const flagFolder = () =>
  join(
    dirname(createRequire(join(process.cwd(), "sandbox/package.json")).resolve("flag-icons/package.json")),
    "flags/4x3",
  );

/** The flag host; mount at `/flags`. */
export function flagsApp(): Hono {
  const app = new Hono();
  app.get(
    "/:file{[a-z-]+\\.svg}",
    serveStatic({
      root: flagFolder(),
      rewriteRequestPath: (path) => path.slice(path.lastIndexOf("/")),
      onFound: (_, context) => {
        context.header("Cache-Control", "public, max-age=604800");
        context.header("Access-Control-Allow-Origin", "*");
        context.header("Cross-Origin-Resource-Policy", "cross-origin");
        context.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
      },
    }),
  );
  return app;
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { isMissingFile } from "./file-cache.ts";

const CODE = /^([a-z]{2}(?:-[a-z]{2,3})?)\.svg$/;

/** The folder of the flag package, resolved from the package that depends on it. */
const flagFolder = (root: string) =>
  join(dirname(createRequire(join(root, "package.json")).resolve("flag-icons/package.json")), "flags/4x3");

/** The flag host; mount at `/flags`. `flag-icons` must be resolvable from `root`. Each file is read once. */
export function flagsApp(root: string = join(process.cwd(), "sandbox")): Hono {
  const folder = flagFolder(root);
  const read = new Map<string, Promise<string | undefined>>();
  const flagOf = (code: string): Promise<string | undefined> => {
    const known = read.get(code);
    if (known !== undefined) return known;
    const reading = readFile(join(folder, `${code}.svg`), "utf8").catch((error: unknown) => {
      if (isMissingFile(error)) return undefined;
      throw error;
    });
    read.set(code, reading);
    return reading;
  };
  const app = new Hono();
  app.get("/:file", async (context) => {
    const code = CODE.exec(context.req.param("file").toLowerCase())?.[1];
    const flag = code === undefined ? undefined : await flagOf(code);
    if (flag === undefined) return context.text("No such flag", 404);
    return context.body(flag, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=604800",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
  return app;
}

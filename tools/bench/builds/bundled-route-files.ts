import { readFile } from "node:fs/promises";
import path from "node:path";
import { resolvePageKey } from "../../../host/app/page/page-key.ts";
import {
  noRouteFiles,
  type routeFiles as releasedRouteFiles,
} from "../../../host/server/page/route-files.ts";

export { noRouteFiles };

/** Folders of the running build. */
const server = __dirname;
const web = path.join(server, "../web");

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

async function readBuild() {
  const chunks = (await readJson(path.join(server, "page-files.json"))) as Record<string, readonly string[]>;
  const { integrity } = (await readJson(path.join(web, "release.json"))) as {
    integrity: Record<string, string>;
  };
  return { chunks, integrity };
}

const build = readBuild();

/**
 * Replaces `routeFiles` of `host/server/page/route-files.ts` in the build without federation: the files of a
 * page are those of its chunk.
 */
export const routeFiles: typeof releasedRouteFiles = async (_releases, route) => {
  const { chunks, integrity } = await build;
  const { remote, module } = resolvePageKey(route);
  const files = chunks[`${remote}-${module}`] ?? [];
  const styles = files.filter((file) => file.endsWith(".css"));
  const toFile = (address: string) => address.replace("/assets/", "");
  const texts = await Promise.all(styles.map((file) => readFile(path.join(web, toFile(file)), "utf8")));
  return {
    ...noRouteFiles,
    release: { remote, version: "bundled" },
    chunks: files.filter((file) => file.endsWith(".js")),
    styles,
    css: texts.join("\n"),
    integrity: Object.fromEntries(files.map((file) => [file, integrity[toFile(file)] ?? ""])),
  };
};

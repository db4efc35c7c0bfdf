import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Copies a packed host and renames its first script, as any change of its sources does.
 *
 * @param {string} from
 * @param {string} to
 */
export async function makeOtherHost(from, to) {
  await cp(from, to, { recursive: true });
  const web = path.join(to, "host/dist/web");
  for (const file of await readdir(path.join(web, "js"))) {
    const other = file.replace(/^main\.\w+/, "main.00000000");
    await rename(path.join(web, "js", file), path.join(web, "js", other));
  }
  for (const name of ["assets.json", "release.json"]) {
    const text = await readFile(path.join(web, name), "utf8");
    const changed = text.replace(/js\/main\.\w+\.js/g, "js/main.00000000.js");
    await writeFile(path.join(web, name), changed.replace(/"version": "([^"]+)"/, '"version": "$1-other"'));
  }
}

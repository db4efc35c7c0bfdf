import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases } from "@stays/releases";
import { createLog } from "../log/log.ts";
import { shareFiles } from "./open-registry.ts";

let folder: string;
let web: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-share-"));
  web = path.join(folder, "web");
  await mkdir(web);
  await writeFile(path.join(web, "release.json"), '{"version":"1.0.0"}');
});
afterEach(() => rm(folder, { recursive: true }));

const share = async (name: string) => {
  const location = path.join(folder, name);
  await shareFiles(
    openFolderReleases(location),
    location,
    web,
    createLog(() => {}),
  );
};

test("a server puts its browser files into the release store, and does not create a mistyped one", async () => {
  await mkdir(path.join(folder, "releases"));
  await share("releases");
  await share("relaeses");
  expect(await readdir(path.join(folder, "releases/host"))).toEqual(["1.0.0"]);
  expect(await readdir(folder)).not.toContain("relaeses");
});

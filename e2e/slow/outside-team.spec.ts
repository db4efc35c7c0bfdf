import { generateKeyPairSync } from "node:crypto";
import { access, cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { isSigned, openFolderReleases, readDocuments } from "../../shared/releases/src/index.js";
import { localBuilds } from "../../tools/support/root.mjs";
import { openHydrated, watchComplaints } from "../support/hydrated.ts";
import { createOutsideTeam } from "../support/outside-team.ts";
import { heading, liveVersions } from "../support/released.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { EN } from "../support/world.ts";

/** The remote with one page and no slot. */
const REMOTE = "mf-transport";
const PAGE = `${EN}/stays/upsell/transport`;

/** Writes a remote that has slots only, and compiles it, in a folder that goes. */
const writeSlots =
  "mkdir slots && cd slots && npx --no stays new-remote mf-cart && npx --no -- tsc --noEmit -p . && cd .. && rm -r slots";

/** Mostly `npm install`, which downloads once what is not in npm's cache. */
test.setTimeout(400_000);

let team: Awaited<ReturnType<typeof createOutsideTeam>>;
let site: RunningSite | null;
test.beforeEach(async () => {
  site = null;
  team = await createOutsideTeam(REMOTE);
});
test.afterEach(async () => {
  await site?.close();
  await team.leave();
});

/** Gives the page a heading in all languages, as a translator would. */
async function translate(text: string): Promise<void> {
  const texts = path.join(team.remote, "texts");
  for (const language of ["en", "sv", "nb", "de", "da", "fi", "nl", "fr"]) {
    const file = path.join(texts, `${language}.json`);
    const known = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify({ ...known, heading: text }));
  }
  await rm(path.join(texts, "untranslated.json"));
  const spec = path.join(team.remote, "src/pages/transport.test.tsx");
  await writeFile(spec, (await readFile(spec, "utf8")).replace('"Transport"', JSON.stringify(text)));
}

test("FE-02 FE-06 a team outside the repository builds, tests, tries and releases its remote with packages alone", async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  await team.installPackages();
  await team.run("sh", ["-c", writeSlots]);
  await team.run("npx", ["stays", "new-remote", REMOTE]);
  await translate("By night train");

  await team.run("npm", ["run", "build"]);
  await access(path.join(team.remote, "dist/release.json"));
  await team.run("npm", ["run", "check"]);
  expect(await team.run("npm", ["test"])).toContain("4 passed");

  const emulator = await team.startEmulator();
  try {
    const { said } = await openHydrated(page, emulator.address + PAGE, complaints);
    expect(said).toEqual([]);
    await expect(heading(page)).toHaveText("By night train");
    // The badge is a slot of another remote, from the package.
    await expect(page.getByRole("banner").getByRole("button", { name: /basket/i })).toBeVisible();
  } finally {
    await emulator.stop();
  }

  const store = path.join(team.folder, "store");
  await cp(localBuilds, store, { recursive: true });
  site = await startSite({ RELEASES: store, DATA: path.join(team.folder, "data") });
  const { [REMOTE]: before } = await liveVersions(page, site);
  const { privateKey, publicKey } = generateKeyPairSync("ed25519", {
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const env = {
    RELEASES: store,
    SITE: site.address,
    RELEASED_BY: "agency",
    RELEASE_SIGNING_KEY: privateKey,
  };
  await team.run("npm", ["run", "release", "--", "--why", "night trains"], env);
  await page.goto(site.address + PAGE);
  await expect(heading(page)).toHaveText("By night train");
  const { [REMOTE]: version = "" } = await liveVersions(page, site);
  const release = path.join(store, REMOTE, version);
  const [content, signature] = await Promise.all(
    ["release.json", "release.json.sig"].map((file) => readFile(path.join(release, file))),
  );
  expect(isSigned(content ?? Buffer.of(), signature ?? null, publicKey)).toBe(true);
  expect(await readdir(release)).toContain("gate.json");
  const audit = await readDocuments(openFolderReleases(store));
  expect(audit.at(-1)).toMatchObject({ action: "release", by: "agency", version, why: "night trains" });

  await team.run("npm", ["run", "rollback"], env);
  await page.goto(site.address + PAGE);
  await expect(heading(page)).not.toHaveText("By night train");
  expect(await liveVersions(page, site)).toMatchObject({ [REMOTE]: before });
});

for (const manager of ["pnpm", "yarn"] as const)
  test(`FE-06 a team that uses ${manager} installs the packages, builds and tests its remote`, async () => {
    await team.installPackages(manager);
    await team.manage(manager, ["exec", "stays", "new-remote", REMOTE]);
    await team.manage(manager, ["run", "build"]);
    await access(path.join(team.remote, "dist/release.json"));
    await team.manage(manager, ["run", "check"]);
    expect(await team.manage(manager, ["run", "test"])).toContain("4 passed");
  });

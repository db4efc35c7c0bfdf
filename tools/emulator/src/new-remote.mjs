import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { defineCommand } from "citty";
import { templates, writeTemplate } from "../../new-remote/write-remote.mjs";
import { builtOffer } from "../../releases/host-offer.mjs";
import { workFolder } from "../../support/root.mjs";
import { ToolError, UsageError } from "../../support/step.mjs";

/** What package.json of the remote gets besides what npm has written. */
const scripts = {
  build: "rspack build",
  check: "tsc --noEmit -p .",
  dev: "stays emulator --dev",
  start: "stays emulator",
  test: "jest",
  release: "stays release",
  rollback: "stays rollback",
  stays: "stays",
};

/**
 * What the packed host wants of a remote.
 *
 * @param {string} name
 * @returns {{ pages: readonly string[], slots: readonly string[] }} names of pages, and of slots such as `cart.badge`
 */
function readWanted(name) {
  const { modules } = builtOffer();
  const wanted = modules[name];
  if (!wanted) throw new UsageError(`Which remote? There are ${Object.keys(modules).join(", ")}.`);
  /** @param {string} kind */
  const names = (kind) => wanted.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length));
  return { pages: names("./page-"), slots: names("./slot-") };
}

/** The last part of a slot's name, which its file has. @param {string} slot */
const lastPart = (slot) => slot.slice(slot.indexOf(".") + 1);

/** The text of `remote.ts`. @param {string} name @param {ReturnType<typeof readWanted>} wanted */
function buildManifest(name, { pages, slots }) {
  const pageLines = pages.map((page) => `    "${page}": "./src/pages/${page}.tsx",\n`);
  const slotLines = slots.map((slot) => `    "${slot}": "./src/slots/${lastPart(slot)}.tsx",\n`);
  return `import type { RemoteManifest } from "@stays/contract";

/** What ${name} offers to the host. */
export const remote = {
  name: "${name}",
  pages: {\n${pageLines.join("")}  },
  slots: {\n${slotLines.join("")}  },
} as const satisfies RemoteManifest<"${name}">;
`;
}

/** Where a file goes; null = the repository's, which is not needed here. @param {string} file */
const findPlace = (file) =>
  /^(?:package\.json|remote\.ts)$|^e2e\//.test(file)
    ? null
    : path.join(workFolder, file.replace(/^gitignore$/, ".gitignore"));

export const newRemote = defineCommand({
  meta: {
    name: "new-remote",
    description: `Writes a remote of the host into this folder.

The pages and slots that the host wants of it, texts in all languages, tests, and the configuration of build and tests.
Routes and slots belong to the host, so the name is one that it knows.`,
  },
  args: { remote: { type: "positional", required: false, description: "a remote of the host" } },
  async run({ args: { remote: name = "" } }) {
    const wanted = readWanted(name);
    if (existsSync(path.join(workFolder, "remote.ts")))
      throw new ToolError("✗ This folder has a remote already.");
    const remote = { words: name.slice("mf-".length), slot: null };
    await writeTemplate(path.join(templates, "common"), remote, findPlace);
    await writeTemplate(path.join(import.meta.dirname, "template"), remote, findPlace);
    for (const page of wanted.pages)
      await writeTemplate(path.join(templates, "page"), { ...remote, page }, findPlace);
    for (const slot of wanted.slots)
      await writeTemplate(path.join(templates, "slot"), { ...remote, slot: lastPart(slot) }, findPlace);
    await writeFile(path.join(workFolder, "remote.ts"), buildManifest(name, wanted), { flag: "wx" });
    const manifest = path.join(workFolder, "package.json");
    const known = existsSync(manifest) ? JSON.parse(await readFile(manifest, "utf8")) : { version: "1.0.0" };
    const own = { ...known, name, private: true, type: "module", scripts, sideEffects: ["*.css"] };
    await writeFile(manifest, `${JSON.stringify(own, null, 2)}\n`);
    console.log(`${name} is written. npm start shows it in the site, npm test runs its tests.`);
  },
});

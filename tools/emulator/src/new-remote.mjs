import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { templates, writeTemplate } from "../../new-remote/write-remote.mjs";
import { root, workFolder } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";
import { runCommand, UsageError } from "../../steps/usage.mjs";

const help = `npx stays new-remote <remote>

Writes a remote of the host into this folder: the pages that the host wants of it, texts in four languages, tests, and the
configuration of build and tests. Routes and slots belong to the host, so the name is one that it knows.`;

/** What package.json of the remote gets besides what npm has written. */
const scripts = {
  build: "rspack build",
  check: "tsc --noEmit -p .",
  dev: "stays emulator --dev",
  start: "stays emulator",
  test: "jest",
  release: "stays release",
  rollback: "stays rollback",
};

/**
 * The pages that the packed host wants of a remote.
 *
 * @param {string | undefined} name
 * @returns {Promise<readonly string[]>} page names
 */
async function pagesOf(name) {
  const { modules } = JSON.parse(await readFile(path.join(root, "host/dist/server/offer.json"), "utf8"));
  const wanted = name === undefined ? undefined : modules[name];
  if (!wanted) throw new UsageError(`Which remote? There are ${Object.keys(modules).join(", ")}.`, help);
  const slots = wanted.filter((/** @type {string} */ one) => one.startsWith("./slot-"));
  if (slots.length > 0)
    console.log(`Write its slots yourself (SlotModule in @stays/contract): ${slots.join(", ")}.`);
  return wanted
    .filter((/** @type {string} */ one) => one.startsWith("./page-"))
    .map((/** @type {string} */ one) => one.slice("./page-".length));
}

/** @param {string} name @param {readonly string[]} pages */
const manifestOf = (name, pages) => `import type { RemoteManifest } from "@stays/contract";

/** What ${name} offers to the host. */
export const remote = {
  name: "${name}",
  pages: { ${pages.map((page) => `"${page}": "./src/pages/${page}.tsx"`).join(", ")} },
  slots: {},
} as const satisfies RemoteManifest<"${name}">;
`;

await runCommand(help, { words: 1 }, async ({ words: [name = ""] }) => {
  const pages = await pagesOf(name);
  if (existsSync(path.join(workFolder, "remote.ts")))
    throw new ToolError("✗ This folder has a remote already.");
  const remote = { words: name.slice("mf-".length), slot: null };
  /** @param {string} file */
  const place = (file) =>
    /^package\.json$|^e2e\//.test(file)
      ? null
      : path.join(workFolder, file.replace(/^gitignore$/, ".gitignore"));
  await writeTemplate(path.join(templates, "common"), remote, place);
  await writeTemplate(path.join(import.meta.dirname, "template"), remote, place);
  for (const page of pages)
    await writeTemplate(path.join(templates, "page"), { ...remote, page }, (file) =>
      file === "remote.ts" ? null : place(file),
    );
  await writeFile(path.join(workFolder, "remote.ts"), manifestOf(name, pages), { flag: "wx" });
  const manifest = path.join(workFolder, "package.json");
  const known = existsSync(manifest) ? JSON.parse(await readFile(manifest, "utf8")) : { version: "1.0.0" };
  const own = { ...known, name, private: true, type: "module", scripts, sideEffects: ["*.css"] };
  await writeFile(manifest, `${JSON.stringify(own, null, 2)}\n`);
  console.log(`${name} is written. npm start shows it in the site, npm test runs its tests.`);
});

import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "../support/command.mjs";
import { root } from "../support/root.mjs";
import { runTool, step, ToolError } from "../support/step.mjs";

const PAGE = "mf-snow-report";
const SLOT = "mf-ski-bus";
const STAYS = "tools/cli/stays.mjs";

/** Every file that is tracked, or untracked and not ignored. @returns {Promise<readonly string[]>} */
async function sources() {
  const { output } = await capture("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  return output.split("\n").filter((file) => file !== "" && existsSync(path.join(root, file)));
}

/**
 * Runs a tool in the copy.
 *
 * @param {string} copy
 * @param {readonly string[]} args
 */
function inCopy(copy, args) {
  const env = ["env", "-u", "RELEASES", "-u", "SITE", "RELEASED_BY=new-remote"];
  return capture("sh", ["-c", `cd "$0" && ${env.join(" ")} "$@" 2>&1`, copy, process.execPath, ...args]);
}

/** @param {string} copy @param {readonly string[]} args */
async function act(copy, args) {
  const { isOk, output } = await inCopy(copy, args);
  if (!isOk) throw new ToolError(`✗ node ${args.join(" ")}, in a copy with new remotes\n${output}`);
}

/** Every kind of picture that a remote may import. */
const PICTURES = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"];

/**
 * Shows pictures on the page, so that types, tests and build have to know them.
 *
 * @param {string} copy
 */
async function addPictures(copy) {
  const pages = path.join(copy, PAGE, "src/pages");
  for (const kind of PICTURES) await writeFile(path.join(pages, `snow.${kind}`), "");
  const file = path.join(pages, "snow-report.tsx");
  const imports = PICTURES.map((kind) => `import ${kind} from "./snow.${kind}";\n`).join("");
  const images = PICTURES.map((kind) => `        <img src={${kind}} alt="" />\n`).join("");
  const page = await readFile(file, "utf8");
  await writeFile(
    file,
    page
      .replace("import styles from", `${imports}import styles from`)
      .replace("        <h1>", `${images}        <h1>`),
  );
}

/**
 * Checks that a release is refused while texts are English, and translates them.
 *
 * @param {string} copy
 */
async function translate(copy) {
  const { isOk, output } = await inCopy(copy, [STAYS, "release", PAGE]);
  if (isOk || !output.includes("sv.json: heading is still English"))
    throw new ToolError(`✗ A release with English texts is not refused\n${output}`);
  await rm(path.join(copy, PAGE, "texts/untranslated.json"));
  await writeFile(
    path.join(copy, PAGE, "texts/sv.json"),
    JSON.stringify({ heading: "Snörapport", empty: "Här finns inget än." }),
  );
}

/**
 * Makes two remotes in a copy of the workspace, one with a page and one with a slot, runs every check and their
 * tests, and releases one there (FE-06).
 */
await runTool(async () => {
  const copy = await mkdtemp(path.join(tmpdir(), "stays-new-remote-"));
  try {
    for (const file of await sources()) await cp(path.join(root, file), path.join(copy, file));
    await step("make a page", () => act(copy, [STAYS, "new-remote", PAGE]));
    await step("add pictures", () => addPictures(copy));
    await step("make a slot", () => act(copy, [STAYS, "new-remote", SLOT, "--slot", "next-bus"]));
    await step("check everything", () => act(copy, [STAYS, "check"]));
    await step("run their tests", () => act(copy, [STAYS, "test", PAGE, SLOT]));
    await step("build everything, and open them in a browser", () =>
      act(copy, [STAYS, "test", "e2e/journeys/snow-report.spec.ts", "e2e/journeys/ski-bus.spec.ts"]),
    );
    await step("translate it", () => translate(copy));
    await step("release it", () => act(copy, [STAYS, "release", PAGE, "--why", "the first release"]));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

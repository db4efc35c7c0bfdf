import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pages from "../support/pages.json" with { type: "json" };
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { EN } from "../support/world.ts";

/** The jar beside the entry of its package, which would start a Java of its own. */
const validator = fileURLToPath(new URL("build/dist/vnu.jar", import.meta.resolve("vnu-jar")));

/** What the validator does not know yet, though every browser of ours does, and what we do all the same. */
const ITS_OWN_ERRORS: readonly RegExp[] = [
  // CSS Containment Level 3.
  /^CSS: Unrecognized at-rule “@container”$/,
  /^CSS: “container-type”: Property “container-type” doesn't exist\.$/,
  // The shorthand `mask` with a position, a size and a repetition, of CSS Masking Level 1.
  /^CSS: “mask”: Too many values or values are not recognized\.$/,
  // Custom properties in functions of lengths, of CSS Values Level 4.
  /^CSS: “max-width”: Invalid type: “100%, var\(--measure\)”\.$/,
  /^CSS: “min-height”: The types are incompatible\.$/,
  // ARIA in HTML leaves the role of a summary to browsers, which differ: the menu of languages says that it is a button.
  /^The “(?:role|aria-expanded)” attribute must not be used on any “summary” element that is a summary for its parent “details” element\.$/,
];

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** The validator reads 15 pages, in Java. */
test.setTimeout(300_000);

test("NF each page is valid HTML, as the validator of the W3C reads it", async ({ request }, testInfo) => {
  const files: string[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const response = await request.get(`${EN}${page}${weekForTwo()}`);
    expect(response.status(), name).toBe(200);
    const file = testInfo.outputPath(`${name}.html`);
    await writeFile(file, await response.text());
    files.push(file);
  }
  const options = ["-jar", validator, "--format", "json", "--errors-only", "--exit-zero-always"];
  const { stderr } = await promisify(execFile)("java", [...options, ...files], { maxBuffer: 2 ** 26 });
  const { messages }: { messages: readonly Message[] } = JSON.parse(stderr);
  const errors = messages
    .filter(({ message }) => !ITS_OWN_ERRORS.some((known) => known.test(message)))
    .map(({ type, url, message, extract }) => `${path.basename(url)}: ${type}: ${message} ${extract ?? ""}`);
  expect(errors).toEqual([]);
});

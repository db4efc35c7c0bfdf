import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { defineCommand } from "citty";
import { pathOfShapes } from "../../icons/path-of-shapes.mjs";
import { root } from "../../support/root.mjs";
import { ToolError } from "../../support/step.mjs";

/** The generated file of all icons. */
const shapesFile = path.join(root, "shared/ui/src/icon/shapes.ts");

/** Line width of the formatter. */
const LINE = 110;

/**
 * Generates `shapes.ts`: each icon in use as the data of one path. One path is cheaper than lucide's own
 * icon, which has three components and several elements; a list of stays has thousands of icons.
 *
 * @returns {Promise<string>}
 */
async function drawnIcons() {
  const iconNames = JSON.parse(await readFile(path.join(root, "tools/icons/icon-names.json"), "utf8"));
  const shapes = await Promise.all(
    Object.entries(iconNames).map(async ([name, lucideName]) => {
      const { __iconData } = await import(`lucide-react/icons/${lucideName}`);
      const declared = `export const ${name}: IconShape =`;
      const shape = `${JSON.stringify(pathOfShapes(__iconData.node))};\n`;
      return `${declared}${declared.length + shape.length > LINE ? "\n  " : " "}${shape}`;
    }),
  );
  return [
    "// Drawn by `stays icons` from lucide (ISC, https://lucide.dev/license); not edited by hand.\n",
    "/** The data of one path in a 24 x 24 viewBox, drawn as a stroke with round caps. */",
    "export type IconShape = string;\n",
    shapes.join(""),
  ].join("\n");
}

/** @throws ToolError when the committed icons do not match lucide's */
async function checkIcons() {
  if ((await readFile(shapesFile, "utf8")) === (await drawnIcons())) return;
  throw new ToolError(
    "✗ shared/ui/src/icon/shapes.ts is out of date: run npm run stays -- icons and commit the diff.",
  );
}

export const icons = defineCommand({
  meta: {
    name: "icons",
    description: `Writes shared/ui/src/icon/shapes.ts from lucide.

It has the icons listed in tools/icons/icon-names.json, by our names. The file is committed.`,
  },
  args: { check: { type: "boolean", description: "fails when the file is out of date, and writes nothing" } },
  async run({ args }) {
    if (args.check) return checkIcons();
    await writeFile(shapesFile, await drawnIcons());
    console.log(`✓ ${path.relative(root, shapesFile)}`);
  },
});

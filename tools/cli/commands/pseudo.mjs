import { existsSync } from "node:fs";
import path from "node:path";
import { defineCommand } from "citty";
import { root } from "../../support/root.mjs";
import { ToolError, UsageError } from "../../support/step.mjs";
import { writePseudoLocale } from "../../texts/pseudo-settings.mjs";

export const pseudo = defineCommand({
  meta: {
    name: "pseudo",
    description: `Shows the English pages of the running site in a pseudo-locale.

With the mock back end, until its next start. en-XA is accented, longer and in brackets: it shows texts that nobody can
translate, and clipped ones. ar-XB is written from right to left.

SITE_SETTINGS is the folder of the settings; the default is that of the mock back end.`,
  },
  args: { locale: { type: "positional", required: false, description: "en-XA or ar-XB" } },
  async run({ args: { locale } }) {
    if (locale !== "en-XA" && locale !== "ar-XB")
      throw new UsageError("Name a pseudo-locale: en-XA or ar-XB.");
    const folder = process.env.SITE_SETTINGS ?? path.join(root, ".data/sandbox/settings");
    if (!existsSync(folder))
      throw new ToolError(`✗ There are no settings in ${folder}: run npm start first.`);
    console.log(`✓ /${await writePseudoLocale(folder, locale)}/ is ${locale}.`);
  },
});

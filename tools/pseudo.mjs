import path from "node:path";
import { root } from "./steps/root.mjs";
import { runCommand, UsageError } from "./steps/usage.mjs";
import { writePseudoLocale } from "./texts/pseudo-settings.mjs";

const help = `npm run pseudo -- <en-XA | ar-XB>

Shows the English pages of the running site with the mock back end in a pseudo-locale, until its next start. en-XA is
accented, longer and in brackets: it shows texts that nobody can translate, and clipped ones. ar-XB is written from right
to left.

SITE_SETTINGS is the folder of the settings; the default is that of the mock back end.`;

await runCommand(help, { words: 1 }, async ({ words: [locale] }) => {
  if (locale !== "en-XA" && locale !== "ar-XB")
    throw new UsageError("Name a pseudo-locale: en-XA or ar-XB.", help);
  const folder = process.env.SITE_SETTINGS ?? path.join(root, ".data/sandbox/settings");
  console.log(`✓ /${await writePseudoLocale(folder, locale)}/ is ${locale}.`);
});

import { PREVIEW_HOURS, toolbarLink } from "./releases/preview-link.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run toolbar [-- --to /en/stays]

Prints a link to the toolbar: it outlines which remote, release and owner each part of a page is, says what each remote
loaded, and shows other releases. Who opens the link sees it for 24 hours, nobody else does.

SITE=https://… is the site of the link. PREVIEW_SECRET signs it where site and command do not share a data folder.`;

const options = { to: /** @type {const} */ ({ type: "string" }) };

await runCommand(help, { options }, async ({ values: { to } }) => {
  const link = await toolbarLink({ to: typeof to === "string" ? to : "/", now: Date.now() });
  console.log(`The toolbar, for ${PREVIEW_HOURS} hours:\n${link}`);
});

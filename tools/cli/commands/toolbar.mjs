import { PREVIEW_HOURS } from "@stays/releases";
import { defineCommand } from "citty";
import { toolbarLink } from "../../releases/preview-link.mjs";

export const toolbar = defineCommand({
  meta: {
    name: "toolbar",
    description: `Prints a link to the toolbar.

It outlines which remote, release and owner each part of a page is, says what each remote loaded, and shows other
releases. Who opens the link sees it for 24 hours, nobody else does.

SITE=https://… is the site of the link. PREVIEW_SECRET signs it where site and command do not share a data folder.`,
  },
  args: {
    to: { type: "string", valueHint: "/en/stays", default: "/", description: "page that the link opens" },
  },
  async run({ args: { to } }) {
    const link = await toolbarLink({ to, now: Date.now() });
    console.log(`The toolbar, for ${PREVIEW_HOURS} hours:\n${link}`);
  },
});

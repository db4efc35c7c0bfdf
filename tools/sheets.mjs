import { runInstalled } from "./steps/after-install.mjs";

const help = `npm run sheets [-- options]

Puts every page beside its drawing in docs/design: one image per page and width, at 390, 768 and 1440 px, in .data/sheets.
The drawing is on the left. Draws docs/design/*.html anew first.

  --page <name>   only this page, such as results; repeat it for several
  --keep          also write the sheets into docs/design/sheets`;

await runInstalled(
  help,
  { page: { type: "string", multiple: true }, keep: { type: "boolean" } },
  async ({ page, keep }) => {
    const { writeSheets } = await import("./sheets/main.mjs");
    await writeSheets({ only: Array.isArray(page) ? page : [], isKept: keep === true });
  },
);

import { defineCommand } from "citty";

export const bench = defineCommand({
  meta: {
    name: "bench",
    description: "Measures pages in the browser, compared with other builds of the same source.",
  },
  args: {
    rounds: { type: "string", default: "7", description: "how often each page is opened" },
    build: { type: "string", description: "names of builds to compare, with commas; the default is all" },
    page: { type: "string", description: "names of pages to measure, with commas; the default is all" },
    site: {
      type: "string",
      valueHint: "name=address",
      description: "running sites to compare as well, with commas, such as before=http://localhost:4001",
    },
    controls: { type: "boolean", description: "measures the slowest controls and page changes instead" },
    "no-write": { type: "boolean", description: "prints the report instead of writing it to docs" },
  },
  async run({ args }) {
    if (args.controls) {
      const { benchControls } = await import("../../bench/controls/main.mjs");
      return benchControls({ page: args.page, isWritten: args["no-write"] !== true });
    }
    const { benchPagesOf } = await import("../../bench/main.mjs");
    const { rounds, build, page, site } = args;
    await benchPagesOf({ rounds, build, page, site, isWritten: args["no-write"] !== true });
  },
});

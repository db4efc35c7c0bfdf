import { defineCommand } from "citty";

export const benchServer = defineCommand({
  meta: {
    name: "bench-server",
    description: `Measures how many pages a second the server sends.

With its page cache, rendering each page, and without rendering. Needs wrk, except with --overload; on Debian root
installs it.`,
  },
  args: {
    overload: {
      type: "boolean",
      description: "measures instead what visitors get at half to five times the load",
    },
    "no-write": { type: "boolean", description: "prints the report instead of writing it to docs" },
  },
  async run({ args }) {
    const { benchServerOf } = await import("../../bench/server-main.mjs");
    await benchServerOf({ isOverload: args.overload === true, isWritten: args["no-write"] !== true });
  },
});

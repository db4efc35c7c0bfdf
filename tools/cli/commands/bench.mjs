import { defineCommand } from "citty";
import { UsageError } from "../../support/step.mjs";

/** citty reads `--no-write` as `write: false`, whatever is declared. @param {object} args */
export const isWritten = (args) => Reflect.get(args, "write") !== false;

/** @param {string | undefined} list with commas */
const parseNames = (list) => list?.split(",").map((name) => name.trim());

export const bench = defineCommand({
  meta: {
    name: "bench",
    description: "Measures pages in the browser, compared with other builds of the same source.",
  },
  args: {
    rounds: { type: "string", default: "7", description: "how often each page is opened" },
    build: {
      type: "string",
      description:
        "builds to compare, by a part of their names, with commas, such as ours,rendered on; the default is all",
    },
    page: {
      type: "string",
      description:
        "pages to measure, with commas, such as results,village, or with --controls stayslist,village; the default is all",
    },
    site: {
      type: "string",
      valueHint: "name=address",
      description: "running sites to compare as well, with commas, such as before=http://localhost:4001",
    },
    http1: { type: "boolean", description: "opens the pages over HTTP/1.1, not HTTP/2" },
    controls: { type: "boolean", description: "measures the slowest controls and page changes instead" },
    growth: { type: "boolean", description: "measures how costs grow with the number of stays instead" },
    stays: { type: "string", description: "numbers of stays for --growth, with commas: 130,1000,3000,10000" },
    "no-write": { type: "boolean", description: "prints the report instead of writing it to docs" },
  },
  async run({ args }) {
    if (args.growth) {
      const { benchGrowth } = await import("../../bench/growth.mjs");
      const sizes = parseNames(args.stays);
      return benchGrowth({ rounds: Number(args.rounds), sizes, isWritten: isWritten(args) });
    }
    if (args.controls) {
      const { benchControls } = await import("../../bench/controls/main.mjs");
      return benchControls({ pages: parseNames(args.page), isWritten: isWritten(args) });
    }
    const { runPageBench } = await import("../../bench/main.mjs");
    await runPageBench({
      rounds: Number(args.rounds),
      builds: parseNames(args.build),
      pages: parseNames(args.page),
      sites: parseNames(args.site),
      isHttp2: !args.http1,
      isWritten: isWritten(args),
    });
  },
});

export const benchServer = defineCommand({
  meta: {
    name: "bench-server",
    description: `Measures the server, and writes docs/benchmarks.md.

load: pages a second with its page cache, rendering each page, and without rendering. overload: what visitors get when
more come than it can render for. soak: its memory during visits. Needs wrk; on Debian root installs it.`,
  },
  args: {
    part: {
      type: "string",
      default: "load,overload,soak",
      description: "the parts to measure, with commas",
    },
    minutes: { type: "string", default: "60", description: "length of the soak" },
    "no-write": { type: "boolean", description: "prints the report instead of writing it to docs" },
  },
  async run({ args }) {
    const { runServerBench, partNames } = await import("../../bench/server-main.mjs");
    const named = parseNames(args.part) ?? [];
    const unknown = named.find((name) => !partNames.some((part) => part === name));
    if (unknown !== undefined)
      throw new UsageError(`There is no part ${unknown}. There are ${partNames.join(", ")}.`);
    const minutes = Number(args.minutes);
    if (!(minutes > 0)) throw new UsageError(`--minutes is "${args.minutes}", but must be above 0.`);
    const chosen = partNames.filter((part) => named.includes(part));
    await runServerBench({ chosen, minutes, isWritten: isWritten(args) });
  },
});

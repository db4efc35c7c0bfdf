import { parseArgs } from "node:util";
import { checkGalaxy } from "./galaxy-check/check-galaxy.ts";

/** Checks a back end: `node host/dist/server/check-galaxy.cjs https://galaxy.example.com`, also in a packed host. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    settings: { type: "string" },
    languages: { type: "string" },
    basket: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

void checkGalaxy({ address: positionals[0] ?? "", ...values }, console.log).then((isFit) => {
  process.exitCode = isFit ? 0 : 1;
});

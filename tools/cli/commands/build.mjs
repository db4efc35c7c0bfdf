import { defineCommand } from "citty";
import { buildChanged } from "../../support/build-changed.mjs";

export const build = defineCommand({
  meta: {
    name: "build",
    description: `Builds the host, the mock back end and the remotes, if they have changed.

Remotes are built into .data/builds, which npm start shows where nothing is released. Only npm run release makes a remote
live.`,
  },
  args: {
    development: {
      type: "boolean",
      description: "with React's warnings, into host/.cache; a browser test visits it",
    },
  },
  run: ({ args }) => buildChanged({ isProduction: args.development !== true }),
});

import { isRepository } from "../support/root.mjs";

/**
 * The commands of `stays`, in the order of its help. Each is loaded alone: some load the compiler or the bundler.
 *
 * @typedef {() => Promise<import("citty").CommandDef<any>>} LoadCommand
 */

/** What a team releases with. @type {Record<string, LoadCommand>} */
const releaseCommands = {
  release: async () => (await import("./commands/release.mjs")).release,
  preview: async () => (await import("./commands/release.mjs")).preview,
  canary: async () => (await import("./commands/release.mjs")).canary,
  promote: async () => (await import("./commands/live-release.mjs")).promote,
  rollback: async () => (await import("./commands/live-release.mjs")).rollback,
  releases: async () => (await import("./commands/releases.mjs")).releases,
};

/** @type {Record<string, LoadCommand>} */
const repositoryCommands = {
  start: async () => (await import("./commands/start.mjs")).start,
  test: async () => (await import("./commands/test.mjs")).test,
  dev: async () => (await import("./commands/dev.mjs")).dev,
  shell: async () => (await import("./commands/start.mjs")).shell,
  serve: async () => (await import("./commands/serve.mjs")).serve,
  build: async () => (await import("./commands/build.mjs")).build,
  check: async () => (await import("./commands/check.mjs")).check,
  format: async () => (await import("./commands/check.mjs")).format,
  doctor: async () => (await import("./commands/doctor.mjs")).doctor,
  retire: async () => (await import("./commands/live-release.mjs")).retire,
  revoke: async () => (await import("./commands/live-release.mjs")).revoke,
  prune: async () => (await import("./commands/prune.mjs")).prune,
  pack: async () => (await import("./commands/pack.mjs")).pack,
  packages: async () => (await import("./commands/pack.mjs")).packages,
  "new-remote": async () => (await import("./commands/new-remote.mjs")).newRemote,
  settings: async () => (await import("./commands/settings.mjs")).settings,
  "galaxy-check": async () => (await import("./commands/galaxy-check.mjs")).galaxyCheck,
  "add-language": async () => (await import("./commands/add-language.mjs")).addLanguage,
  pseudo: async () => (await import("./commands/pseudo.mjs")).pseudo,
  bench: async () => (await import("./commands/bench.mjs")).bench,
  "bench-server": async () => (await import("./commands/bench.mjs")).benchServer,
  icons: async () => (await import("./commands/icons.mjs")).icons,
};

/** Outside the repository, the package `@stays/emulator` has the commands of a team. @type {Record<string, LoadCommand>} */
const outsideCommands = {
  emulator: async () => (await import("../emulator/src/emulator.mjs")).emulator,
  "new-remote": async () => (await import("../emulator/src/new-remote.mjs")).newRemote,
};

export const commands = { ...(isRepository ? repositoryCommands : outsideCommands), ...releaseCommands };

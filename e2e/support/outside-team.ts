import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/support/free-port.mjs";
import { readManifest } from "../../tools/support/requirements.mjs";
import { root } from "../../tools/support/root.mjs";
import { runProgram, startProgram } from "./program.ts";

/** How a team installs and runs, for each package manager; `settings` are files that it needs. */
const managers = {
  npm: {
    settings: {},
    program: ["npm"],
    add: ["install", "--save-dev", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"],
  },
  pnpm: {
    settings: { "pnpm-workspace.yaml": "nodeLinker: hoisted\n" },
    program: ["npx", "--yes", readManifest().packageManager],
    add: ["add", "--save-dev", "--ignore-scripts"],
  },
  yarn: {
    settings: { ".yarnrc.yml": "nodeLinker: node-modules\nenableScripts: false\n", "yarn.lock": "" },
    program: ["npx", "--yes", "--package", "@yarnpkg/cli-dist@4.18.1", "yarn"],
    add: ["add", "--dev"],
  },
} as const;

type ManagerName = keyof typeof managers;

/** The environment without the settings of the tests, and without what npm and the test runner add. */
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|RELEASE|SITE|DATA|PORT)/.test(name),
    ),
  );

/**
 * A team in a folder of its own, which has nothing of this repository but its packages.
 *
 * @param name of its remote, which the host knows
 */
export async function createOutsideTeam(name: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-outside-"));
  const remote = path.join(folder, name);
  const packages = path.join(folder, "packages");
  // Has no package of ours, so that npm cannot take one from the public registry by its name.
  const registry = createServer((_, response) => response.writeHead(404).end("{}"));
  await once(registry.listen(0, "127.0.0.1"), "listening");
  const { port } = registry.address() as AddressInfo;
  await mkdir(remote);
  await writeFile(path.join(remote, ".npmrc"), `@stays:registry=http://127.0.0.1:${port}\n`);
  await writeFile(path.join(remote, "package.json"), JSON.stringify({ name, version: "1.0.0" }));

  /** Runs a command in the folder of the remote. Returns its output; a failure throws it. */
  async function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
    const env = { ...plainEnvironment(), ...more };
    const { isDone, text } = await runProgram(command, args, { cwd: remote, env });
    if (!isDone) throw new Error(`${command} ${args.join(" ")} failed.\n${text}`);
    return text;
  }

  return {
    folder,
    remote,
    run,
    /** Runs a command of a package manager. */
    manage(name: ManagerName, args: readonly string[]) {
      const [command, ...rest] = managers[name].program;
      return run(command, [...rest, ...args]);
    },
    /** Packs the packages, and installs them. */
    async installPackages(name: ManagerName = "npm") {
      const pack = ["tools/cli/stays.mjs", "packages", "--to", packages];
      const { isDone, text } = await runProgram(process.execPath, pack, { cwd: root });
      if (!isDone) throw new Error(text);
      const tarballs = (await readdir(packages)).map((file) => path.join(packages, file));
      for (const [file, text] of Object.entries(managers[name].settings))
        await writeFile(path.join(remote, file), text);
      await this.manage(name, [...managers[name].add, ...tarballs]);
    },
    /** Serves the emulator until `stop`. */
    async startEmulator() {
      const env = { ...plainEnvironment(), PORT: `${await freePort()}` };
      const { waitFor, stop } = startProgram("npx", ["stays", "emulator"], { cwd: remote, env });
      const [, address = ""] = await waitFor(/The emulator is at (\S+)/);
      return { address, stop };
    },
    async leave() {
      registry.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

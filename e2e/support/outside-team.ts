import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../tools/steps/free-port.mjs";

const repository = path.resolve(import.meta.dirname, "../..");

/** A team in a folder of its own, which has nothing of this repository but its packages. */
export interface OutsideTeam {
  /** Temporary folder, with the packages and the folder of the remote. */
  readonly folder: string;
  /** Folder of the remote. */
  readonly remote: string;
  /** Packs the packages, and installs them with npm. */
  installPackages(): Promise<void>;
  /** Runs a command in the folder of the remote. Returns its output; a failure throws it. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Serves the emulator until `stop`. */
  startEmulator(): Promise<{ readonly address: string; stop(): Promise<void> }>;
  leave(): Promise<void>;
}

/** The environment without the settings of the tests, and without what npm and the test runner add. */
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|RELEASE|SITE|DATA|PORT)/.test(name),
    ),
  );

/**
 * Creates the folder of a team outside this repository.
 *
 * @param name of its remote, which the host knows
 */
export async function createOutsideTeam(name: string): Promise<OutsideTeam> {
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

  async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const options = { cwd: remote, env: { ...plainEnvironment(), ...env }, maxBuffer: 10_000_000 };
    const { stdout, stderr } = await promisify(execFile)(command, args, options).catch((error) => {
      throw new Error(`${command} ${args.join(" ")} failed.\n${error.stdout}${error.stderr}`);
    });
    return stdout + stderr;
  }

  return {
    folder,
    remote,
    run,
    async installPackages() {
      const pack = [path.join(repository, "tools/cli/stays.mjs"), "packages", "--to", packages];
      await promisify(execFile)(process.execPath, pack, { cwd: repository });
      const tarballs = (await readdir(packages)).map((file) => path.join(packages, file));
      const quickly = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
      await run("npm", ["install", "--save-dev", ...quickly, ...tarballs]);
    },
    async startEmulator() {
      const emulator = spawn("npx", ["stays", "emulator"], {
        cwd: remote,
        env: { ...plainEnvironment(), PORT: `${await freePort()}` },
        detached: true,
      });
      let printed = "";
      const address = new Promise<string>((resolve, reject) => {
        for (const stream of [emulator.stdout, emulator.stderr])
          stream.on("data", (part) => {
            printed += part;
            const [, found] = /The emulator is at (\S+)/.exec(printed) ?? [];
            if (found) resolve(found);
          });
        emulator.once("exit", () => reject(new Error(`The emulator ended while starting.\n${printed}`)));
      });
      const stop = async () => {
        const exit = once(emulator, "exit");
        if (emulator.pid) process.kill(-emulator.pid, "SIGTERM");
        await exit;
      };
      return { address: await address, stop };
    },
    async leave() {
      registry.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

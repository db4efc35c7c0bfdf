import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(import.meta.dirname, "../..");

/** Result and output of a release command. */
export interface CommandResult {
  readonly isDone: boolean;
  readonly text: string;
  readonly seconds: number;
}

/** A product team with its own copies of remotes, and the release commands. */
export interface Team {
  /** Runs `npm run {command} -- {words}`. */
  run(command: string, ...words: string[]): Promise<CommandResult>;
  /** Copies a remote and edits one of its files. Returns the folder of the copy. */
  change(remote: string, file: string, edit: (source: string) => string): Promise<string>;
  leave(): Promise<void>;
}

/** @param env env environment that names the team's release store */
export async function createTeam(env: NodeJS.ProcessEnv): Promise<Team> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-team-"));
  let copies = 0;
  return {
    async run(command, ...words) {
      const started = performance.now();
      const act = promisify(execFile)(process.execPath, ["tools/cli/stays.mjs", command, ...words], {
        cwd: root,
        env: { ...process.env, ...env },
      });
      const said = await act.then(
        ({ stdout, stderr }) => ({ isDone: true, text: stdout + stderr }),
        ({ stdout, stderr }) => ({ isDone: false, text: String(stdout) + String(stderr) }),
      );
      return { ...said, seconds: (performance.now() - started) / 1000 };
    },
    async change(remote, file, edit) {
      const copy = path.join(folder, `${++copies}`, remote);
      const modules = path.join(root, remote, "node_modules");
      await cp(path.join(root, remote), copy, { recursive: true, filter: (source) => source !== modules });
      await symlink(modules, path.join(copy, "node_modules"));
      const source = await readFile(path.join(copy, file), "utf8");
      const edited = edit(source);
      if (edited === source) throw new Error(`The change to ${remote}/${file} changes nothing.`);
      await writeFile(path.join(copy, file), edited);
      return copy;
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}

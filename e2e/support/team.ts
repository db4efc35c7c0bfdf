import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../tools/support/root.mjs";
import { runProgram } from "./program.ts";

/**
 * A product team with its own copies of remotes, and the release commands.
 *
 * @param env names the team's release store
 */
export async function createTeam(env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-team-"));
  let copies = 0;
  return {
    /** Runs `npm run {command} -- {words}`. */
    run: (command: string, ...words: string[]) =>
      runProgram(process.execPath, ["tools/cli/stays.mjs", command, ...words], {
        cwd: root,
        env: { ...process.env, ...env },
      }),
    /** Copies a remote and edits one of its files. Returns the folder of the copy. */
    async change(remote: string, file: string, edit: (source: string) => string): Promise<string> {
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

import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { localBuilds } from "../../tools/support/root.mjs";
import { startSite } from "./site.ts";
import { createTeam } from "./team.ts";

/** Starts a site with the built remotes in a store of its own, and a team that releases to it. */
export async function openReleaseDesk() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-releases-"));
  const env = { RELEASES: path.join(folder, "store"), DATA: path.join(folder, "data"), RELEASED_BY: "e2e" };
  const TMPDIR = path.join(folder, "temporary");
  await mkdir(TMPDIR);
  const team = await createTeam({ ...env, TMPDIR });

  /** Runs a command that must succeed. Returns its output. */
  async function done(command: string, ...words: string[]): Promise<string> {
    const { isDone, text } = await team.run(command, ...words);
    expect(isDone, text).toBe(true);
    return text;
  }
  /** The same without the browser check: for releases that are broken on purpose, and those that need none. */
  const doneUnseen = (command: string, ...words: string[]) => done(command, ...words, "--unseen");

  await cp(localBuilds, env.RELEASES, { recursive: true });
  const site = await startSite(env);
  return {
    site,
    done,
    doneUnseen,
    change: team.change,
    /** What the commands have left in their temporary folder. */
    leftovers: () => readdir(TMPDIR),
    /** Releases mf-search and expects the gate to reject it. Returns the output that the team reads. */
    async refused(from: string): Promise<string> {
      const { isDone, text } = await team.run("release", "mf-search", "--from", from);
      expect(isDone, text).toBe(false);
      expect(text).toContain("nothing has changed on the site");
      return text;
    },
    /** Copies mf-search with another heading on its results page. */
    withHeading: (heading: string) =>
      team.change("mf-search", "texts/en.json", (source) =>
        source.replace('"stays": "Stays"', `"stays": "${heading}"`),
      ),
    /** Copies mf-search with one more line on its results page. */
    withLine: (line: string) =>
      team.change("mf-search", "src/pages/results.tsx", (source) => `${source}\n${line}\n`),
    async close() {
      await site.close();
      await team.leave();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

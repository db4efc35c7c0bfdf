import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { type RunningSite, startSite } from "./site.ts";
import { type CommandResult, createTeam, type Team } from "./team.ts";

const REMOTES = ["mf-search", "mf-property", "mf-packages", "mf-cart", "mf-upsell", "mf-transport"];

/** A site with its own release store, and a team that releases mf-search to it. */
export interface ReleaseDesk {
  /** The site that serves the releases. Not available before `open`. */
  site(): RunningSite;
  /** What the commands have left in their temporary folder. */
  leftovers(): Promise<readonly string[]>;
  /** Releases all six remotes and starts the site. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Runs a command that must succeed. Returns its output. */
  done(command: string, ...words: string[]): Promise<string>;
  /**
   * The same without the browser check: for commands that need none, and for releases that are broken on
   * purpose.
   */
  doneUnseen(command: string, ...words: string[]): Promise<string>;
  /** Releases mf-search and expects the gate to reject it. Returns the output that the team reads. */
  refused(from: string): Promise<string>;
  /** Copies a remote and edits one of its files. Returns the folder of the copy. */
  change: Team["change"];
  /** Copies mf-search with another heading on its results page. */
  withHeading(heading: string): Promise<string>;
  /** Copies mf-search with one more line on its results page. */
  withLine(line: string): Promise<string>;
}

/** A desk that is not open yet. */
export function releaseDesk(): ReleaseDesk {
  let opened: { folder: string; env: NodeJS.ProcessEnv; site: RunningSite | null; team: Team } | null = null;
  const temporary = () => path.join(inUse().folder, "temporary");

  function inUse() {
    if (!opened) throw new Error("The desk is not open.");
    return opened;
  }

  function site() {
    const running = inUse().site;
    if (!running) throw new Error("The site of the desk is not up.");
    return running;
  }

  async function done(command: string, ...words: string[]) {
    const { team } = inUse();
    const said: CommandResult = await team.run(command, ...words);
    expect(said.isDone, said.text).toBe(true);
    return said.text;
  }

  const doneUnseen = (command: string, ...words: string[]) => done(command, ...words, "--unseen");
  const change: Team["change"] = (remote, file, edit) => inUse().team.change(remote, file, edit);

  return {
    site,
    leftovers: () => readdir(temporary()),
    async open() {
      const folder = await mkdtemp(path.join(tmpdir(), "stays-releases-"));
      const env = {
        RELEASES: path.join(folder, "store"),
        DATA: path.join(folder, "data"),
        RELEASED_BY: "e2e",
      };
      const TMPDIR = path.join(folder, "temporary");
      await mkdir(TMPDIR);
      const desk = { folder, env, site: null, team: await createTeam({ ...env, TMPDIR }) };
      opened = desk;
      // Release all six at once: the first proof that concurrent releases do not interfere.
      await Promise.all(REMOTES.map((remote) => doneUnseen("release", remote)));
      opened = { ...desk, site: await startSite(env) };
    },
    async close() {
      await opened?.site?.close();
      await opened?.team.leave();
      if (opened) await rm(opened.folder, { recursive: true, force: true });
    },
    done,
    doneUnseen,
    async refused(from) {
      const said = await inUse().team.run("release", "mf-search", "--from", from);
      expect(said.isDone, said.text).toBe(false);
      expect(said.text).toContain("nothing has changed on the site");
      return said.text;
    },
    change,
    withHeading: (heading) =>
      change("mf-search", "texts/en.json", (source) =>
        source.replace('"stays": "Stays"', `"stays": "${heading}"`),
      ),
    withLine: (line) => change("mf-search", "src/pages/results.tsx", (source) => `${source}\n${line}\n`),
  };
}

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { withRemote } from "./with-remote.mjs";

const root = path.join(__dirname, "../..");
const program = path.join(__dirname, "stays.mjs");

/** Each call starts a process or two, which is slow on a busy machine. */
/** Runs `stays`. @param cwd folder, from the root */
const stays = (args: readonly string[], cwd = "") =>
  spawnSync(process.execPath, [program, ...args], { cwd: path.join(root, cwd), encoding: "utf8" });

const overview = execFileSync(process.execPath, [program, "--help"], { encoding: "utf8" });
/** The names and descriptions of `stays --help`. */
const commands = [...overview.matchAll(/^ +([a-z-]+) {2,}(\S.*?) *$/gm)].map(
  ([, name = "", description = ""]) => ({ name, description }),
);

test.each([
  ["in the folder of a remote", "release", ["--why", "x"], "mf-cart/src", ["mf-cart", "--why", "x"]],
  ["for a share of a canary", "canary", ["10"], "mf-cart", ["mf-cart", "10"]],
  ["but a named one wins", "test", ["mf-search"], "mf-cart", ["mf-search"]],
  ["nor for other commands", "check", [], "mf-cart", []],
  ["nor at the root", "releases", [], "", []],
])("FE-02 a command means the remote of the folder: %s", (_, command, args, folder, expected) => {
  expect(withRemote(command, args, folder)).toEqual(expected);
});

test("FE-02 there are at most sixteen npm scripts, and each runs a command of stays", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const names = commands.map(({ name }) => name);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
  for (const script of Object.values<string>(scripts)) {
    const [, name] = /^node tools\/cli\/stays\.mjs(?: ([a-z-]+)(?: --slow)?)?$/.exec(script) ?? [script];
    if (name !== undefined) expect(names).toContain(name);
  }
});

test("--no-write leaves docs/benchmarks.md alone", () => {
  const script = `Promise.all([import("citty"), import("./commands/bench.mjs")]).then(([{ parseArgs }, { bench, isWritten }]) =>
    console.log([[], ["--no-write"]].map((words) => isWritten(parseArgs(words, bench.args)))))`;
  const said = execFileSync(process.execPath, ["-e", script], { cwd: __dirname, encoding: "utf8" });
  expect(said.trim()).toBe("[ true, false ]");
});

test("FE-02 a misspelt command is named, and gets the list", () => {
  const misspelt = stays(["relase"]);
  expect(misspelt).toMatchObject({ status: 2, stdout: "" });
  expect(misspelt.stderr).toContain("There is no command relase.");
  expect(misspelt.stderr).toContain("rollback");
});

test.each(commands.map(({ name }) => name))(
  "FE-02 FE-06 stays %s: --help prints its usage, a wrong argument is said with it",
  (name) => {
    const usage = `USAGE stays ${name}`;
    const help = stays([name, "--help"], "mf-cart/src");
    expect(help).toMatchObject({ status: 0, stderr: "" });
    expect(help.stdout).toContain(usage);
    const wrong = stays([name, "--no-such-option"]);
    expect(wrong).toMatchObject({ status: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/^✗ Unknown option '--no-such-option'$/m);
    expect(wrong.stderr).toContain(usage);
  },
);

test.each([
  [["release", "mf-cart", "mf-search"], 'Unexpected argument "mf-search".'],
  [["release", "mf-nothing"], "There is no remote mf-nothing."],
  [["release"], "Which remote?"],
  [["release", "mf-cart", "--why"], "Option '--why <value>' argument missing"],
  [["release", "mf-cart", "--unseen=yes"], "Option '--unseen' does not take an argument"],
  [["prune", "--days", "none"], '--days is "none", but must be 1 or more.'],
  [["prune", "--days", "3", "--days", "4"], "Option --days is given twice."],
  [["prune", "--no-dry-run"], "Unknown option '--no-dry-run'"],
  [["canary", "mf-cart", "200"], "A canary is for 1 to 99 percent of the visitors, not 200."],
])("FE-02 nothing that is typed is ignored: stays %j", (args, sentence) => {
  const wrong = stays(args);
  expect(wrong).toMatchObject({ status: 2, stdout: "" });
  expect(wrong.stderr).toContain(`✗ ${sentence}`);
  expect(wrong.stderr).toContain(`USAGE stays ${args[0]}`);
});

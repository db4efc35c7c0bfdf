import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import { closestName } from "./closest-name.mjs";
import { tools } from "./tools.mjs";
import { withRemote } from "./with-remote.mjs";

const root = path.join(__dirname, "../..");
const program = path.join(__dirname, "stays.mjs");

/** A command starts two processes, which is slow on a busy machine. */
jest.setTimeout(120_000);

test.each([
  ["relase", "release"],
  ["Tset", "test"],
  ["brnech", "bench"],
  ["deploy", null],
])("FE-02 %s is taken for %s", (typed, meant) => {
  expect(closestName(typed, ["test", "release", "releases", "bench"])).toBe(meant);
});

test.each([
  ["in the folder of a remote", "release", ["--why", "x"], "mf-cart/src", ["mf-cart", "--why", "x"]],
  ["for a share of a canary", "canary", ["10"], "mf-cart", ["mf-cart", "10"]],
  ["but a named one wins", "test", ["mf-search"], "mf-cart", ["mf-search"]],
  ["nor for other commands", "check", [], "mf-cart", []],
  ["nor at the root", "releases", [], "", []],
])("FE-02 a command means the remote of the folder: %s", (_, command, args, folder, expected) => {
  expect(withRemote(command, args, folder)).toEqual(expected);
});

test("FE-02 every tool has a description for stays --help", () => {
  expect(tools().filter(({ description }) => description.length < 10)).toEqual([]);
  const help = execFileSync(process.execPath, [program, "--help"], { encoding: "utf8" });
  for (const { name } of tools()) expect(help).toContain(name);
});

test("FE-02 a misspelt command gets a suggestion, and arguments reach the tool from any folder", () => {
  const misspelt = spawnSync(process.execPath, [program, "relase"], { encoding: "utf8" });
  expect(misspelt).toMatchObject({ status: 2, stdout: "" });
  expect(misspelt.stderr).toContain("There is no command relase. Did you mean release?");
  const help = spawnSync(process.execPath, [program, "rollback", "--help"], {
    cwd: path.join(root, "mf-cart/src"),
    encoding: "utf8",
  });
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toContain("npm run rollback");
});

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Each command starts a process or two, which is slow on a busy machine. */
jest.setTimeout(240_000);

const root = path.join(__dirname, "..");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
/** Every script of package.json that runs one of our tools, by its name. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /^node (tools\/\S+\.mjs)$/.exec(script) ?? [];
  return file ? [[name, file] as const] : [];
});

const called = (file: string, ...args: readonly string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: root, timeout: 100_000 }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });

test.each(commands)(
  "FE-02 FE-06 npm run %s: --help prints its usage, a wrong argument is said with it",
  async (name, file) => {
    const usage = new RegExp(`^npm (run )?${name}\\b`, "m");
    const help = await called(file, "--help");
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toMatch(usage);
    const wrong = await called(file, "--no-such-option");
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toMatch(/^✗ Unknown option '--no-such-option'$/m);
    expect(wrong.err).toMatch(usage);
  },
);

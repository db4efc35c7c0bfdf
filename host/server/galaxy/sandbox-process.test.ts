import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "../settings/start-error.ts";
import { startSandbox } from "./sandbox-process.ts";

let folder: string;
let lost: (number | null)[];
beforeEach(async () => {
  lost = [];
  folder = await mkdtemp(path.join(tmpdir(), "stays-sandbox-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function start(code: string) {
  const program = path.join(folder, "main.cjs");
  await writeFile(program, code);
  return startSandbox({
    program,
    dataFolder: "/data",
    siteOrigin: "http://localhost:3000",
    onUnexpectedEnd: (exitCode) => lost.push(exitCode),
  });
}

const ready = `process.send({ ready: true, url: "http://127.0.0.1:9", timeZone: "Asia/Tokyo", settingsFolder:
  [process.env.SANDBOX_DATA, process.env.SANDBOX_PORT, process.env.SITE_ORIGIN].join(" ") });`;

test("the sandbox receives its public address and reports its port", async () => {
  const sandbox = await start(`${ready} process.on("SIGTERM", () => process.exit(0));`);
  expect(sandbox).toMatchObject({
    url: "http://127.0.0.1:9",
    timeZone: "Asia/Tokyo",
    settingsFolder: "/data 0 http://localhost:3000",
  });
  await sandbox.close();
  expect(lost).toEqual([]);
});

test("a sandbox that exits during its start ends the wait", async () => {
  await expect(start("process.exit(3)")).rejects.toThrow("exit code 3");
});

test("a sandbox that rejects its configuration ends the start with its message", async () => {
  const refused = start(
    `process.send({ startError: "SANDBOX_WORLD is \\"atlantis\\"." }, () => process.exit(1));`,
  );
  await expect(refused).rejects.toThrow(new StartError('SANDBOX_WORLD is "atlantis".'));
  await expect(refused).rejects.toBeInstanceOf(StartError);
});

test("a sandbox that exits later is reported", async () => {
  const sandbox = await start(`${ready} setTimeout(() => process.exit(4), 50);`);
  while (lost.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lost).toEqual([4]);
  await sandbox.close();
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/support/free-port.mjs";
import { hostProgram } from "../../tools/support/host-program.mjs";

/** A server of the built host, and what a test sees of it. */
interface Started {
  readonly origin: string;
  /** Its process; as process 1 that of its own namespace. */
  readonly pid: number;
  readonly exit: Promise<readonly unknown[]>;
  readonly child: ChildProcess;
}

let folder: string;
let children: ChildProcess[];
let hanging: Server;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-signals-"));
  children = [];
  // A back end, collector or store that takes requests and never answers.
  hanging = createServer(() => {}).listen(0, "127.0.0.1");
  await once(hanging, "listening");
});
test.afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  hanging.closeAllConnections();
  hanging.close();
  await rm(folder, { recursive: true, force: true });
});

const hangingUrl = () => `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;

/** `--kill-child`: a server that hangs ends with the test. */
const asProcessOne = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];

async function start(
  prefix: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdout: "ignore" | "pipe" | number = "ignore",
): Promise<Started> {
  const port = await freePort();
  const [command = "", ...args] = [...prefix, process.execPath, hostProgram("serve")];
  const child = spawn(command, args, {
    stdio: ["ignore", stdout, "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      GALAXY_URL: hangingUrl(),
      RELEASES: folder,
      DATA: folder,
      DRAIN_SECONDS: "0",
      ACCESS_LOG: "on",
      ...env,
    },
  });
  children.push(child);
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${origin}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const list = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  const pid = prefix.length === 0 ? Number(child.pid) : Number(list.trim());
  return { origin, pid, child, exit: once(child, "exit") };
}

const whenServing = ({ origin }: Started) =>
  expect.poll(async () => (await fetch(`${origin}/offer.json`)).status).toBe(200);

// The kernel gives process 1 no default action: what ends it ends any process.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  test(`NF process 1 ends on ${signal}, also when it comes twice`, async () => {
    const server = await start(asProcessOne);
    await whenServing(server);
    process.kill(server.pid, signal);
    process.kill(server.pid, signal);
    expect(await server.exit).toEqual([0, null]);
  });

  test(`NF process 1 ends on ${signal} during its start, which waits for a store`, async () => {
    const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b", AWS_REGION: "c" };
    const server = await start(asProcessOne, {
      RELEASES: "s3://bucket",
      AWS_ENDPOINT_URL: hangingUrl(),
      ...keys,
    });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(503);
    process.kill(server.pid, signal);
    expect(await server.exit).toEqual([0, null]);
  });
}

test("NF the server goes on when the reader of its log has ended", async () => {
  const server = await start([], {}, "pipe");
  await whenServing(server);
  server.child.stdout?.destroy();
  for (let time = 0; time < 20; time += 1)
    expect((await fetch(`${server.origin}/robots.txt`)).status).toBe(200);
  process.kill(server.pid, "SIGTERM");
  expect(await server.exit).toEqual([0, null]);
});

test("NF the server goes on when the disk of its log is full", async () => {
  const server = await start([], {}, openSync("/dev/full", "w"));
  await whenServing(server);
  for (let time = 0; time < 20; time += 1)
    expect((await fetch(`${server.origin}/robots.txt`)).status).toBe(200);
  process.kill(server.pid, "SIGTERM");
  expect(await server.exit).toEqual([0, null]);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { capture } from "./command.mjs";
import { freePort } from "./free-port.mjs";

const keys = { AWS_ACCESS_KEY_ID: "stays", AWS_SECRET_ACCESS_KEY: "stays-secret" };
const START_MS = 90_000;

/**
 * The smallest possible Ceph configuration: one monitor, one in-memory store and one gateway, all local.
 *
 * @param {string} folder
 * @param {{ monitor: number, gateway: number }} ports
 * @param {string} id
 */
const buildConfig = (folder, ports, id) => `[global]
fsid = ${id}
mon host = [v1:127.0.0.1:${ports.monitor}]
mon initial members = a
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
mon max pg per osd = 1000
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd crush update on start = false
osd class update on start = false
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 268435456
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
`;

/** @param {string} command @param {readonly string[]} args */
async function done(command, args) {
  const { isOk, output } = await capture("timeout", ["60", command, ...args]);
  if (!isOk) throw new Error(`${command} ${args.join(" ")}\n${output}`);
}

/** @param {string} address */
async function answers(address) {
  const giveUp = Date.now() + START_MS;
  while (Date.now() < giveUp) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(200);
  }
  throw new Error(`Ceph does not answer at ${address} after ${START_MS / 1000} s.`);
}

const SHOWN_LINES = 15;

/** What the servers have logged last. @param {string} folder */
async function lastLines(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  const logs = names.map(async (name) => {
    const lines = (await readFile(path.join(folder, name), "utf8")).trim().split("\n");
    return [name, ...lines.slice(-SHOWN_LINES)].join("\n");
  });
  return (await Promise.all(logs)).join("\n\n");
}

/**
 * Starts an empty object store that exists only until it is closed.
 *
 * @returns {Promise<{ env: Readonly<Record<string, string>>, close: () => Promise<void> }>} `env` configures
 *   an S3 client for it
 */
export async function startCeph() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-ceph-"));
  const ports = { monitor: await freePort(), gateway: await freePort() };
  const id = crypto.randomUUID();
  const config = ["--conf", path.join(folder, "ceph.conf")];
  /** @type {import("node:child_process").ChildProcess[]} */
  const servers = [];
  /** @param {string} command @param {readonly string[]} args */
  const serve = (command, args) =>
    servers.push(spawn(command, [...config, ...args, "-f"], { stdio: "ignore" }));
  const close = async () => {
    for (const server of servers) {
      const exit = server.exitCode === null && once(server, "exit");
      server.kill("SIGKILL");
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(["mon", "osd", "rgw"].map((name) => mkdir(path.join(folder, name))));
    await writeFile(path.join(folder, "ceph.conf"), buildConfig(folder, ports, id));
    const map = path.join(folder, "monmap");
    await done("monmaptool", [
      "--create",
      "--fsid",
      id,
      "--addv",
      "a",
      `[v1:127.0.0.1:${ports.monitor}]`,
      map,
    ]);
    await done("ceph-mon", [...config, "--mkfs", "-i", "a", "--monmap", map]);
    serve("ceph-mon", ["-i", "a"]);
    const store = crypto.randomUUID();
    await done("ceph", [...config, "osd", "new", store, "0"]);
    // At its start the store would ask the monitor for this, which refuses ("wrong fsid") when it is asked too early.
    await done("ceph", [...config, "osd", "crush", "add", "osd.0", "1", "root=default", "host=local"]);
    await done("ceph-osd", [...config, "-i", "0", "--mkfs", "--osd-uuid", store]);
    serve("ceph-osd", ["-i", "0"]);
    serve("radosgw", ["-n", "client.rgw"]);
    const address = `http://127.0.0.1:${ports.gateway}`;
    await answers(address);
    const user = ["--uid=stays", "--display-name=stays", `--access-key=${keys.AWS_ACCESS_KEY_ID}`];
    await done("radosgw-admin", [
      ...config,
      "-n",
      "client.rgw",
      "user",
      "create",
      ...user,
      `--secret=${keys.AWS_SECRET_ACCESS_KEY}`,
    ]);
    return { env: { ...keys, AWS_ENDPOINT_URL_S3: address, AWS_REGION: "us-east-1" }, close };
  } catch (error) {
    const logs = await lastLines(folder);
    await close();
    throw new Error(`${error}\n${logs}`);
  }
}

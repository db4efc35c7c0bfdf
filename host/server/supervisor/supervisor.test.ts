import type { ReleaseEntry } from "@stays/releases";
import type { ToHost } from "../hosts/host-messages.ts";
import { createLog } from "../log/log.ts";
import type { HostVersion } from "./host-choice.ts";
import type { HostProcess } from "./host-process.ts";
import { Supervisor } from "./supervisor.ts";

/** A host process that does nothing, with the calls that it received. */
interface TestHost {
  readonly host: HostVersion;
  readonly calls: string[];
  readonly messages: ToHost[];
  want(version: string): void;
  crash(code: number): void;
}

let entry: ReleaseEntry | undefined;
let hosts: TestHost[];
let broken: readonly string[];
let notStarted: string[];
let now: number;

function start(host: HostVersion): HostProcess {
  const calls: string[] = [];
  const messages: ToHost[] = [];
  let want: (version: string) => void = () => {};
  let crash: (code: number) => void = () => {};
  const ended = new Promise<number | null>((resolve) => {
    crash = resolve;
  });
  hosts.push({ host, calls, messages, want: (version) => want(version), crash: (code) => crash(code) });
  return {
    address: `http://${host.version}`,
    seededMs: 0,
    ended,
    open: async () => void calls.push("open"),
    send: (message) => void messages.push(message),
    onWanted: (listener) => {
      want = listener;
    },
    leave: async () => void calls.push("leave"),
    stop: async () => void calls.push("stop"),
  };
}

const supervisorOf = () =>
  new Supervisor({
    own: { version: "disk" },
    readEntry: async () => entry,
    start: async (host) => {
      if (broken.includes(host.version)) throw new Error("it ended while starting");
      return start(host);
    },
    onNotStarted: async ({ version }) => void notStarted.push(version),
    log: createLog(() => {}),
    now: () => now,
  });

const callsOf = (version: string) =>
  hosts.filter(({ host }) => host.version === version).map((one) => one.calls);
const started = () => hosts.map(({ host }) => host.version);
const hostOf = (version: string): TestHost => {
  const found = hosts.find(({ host }) => host.version === version);
  if (!found) throw new Error(`${version} was not started`);
  return found;
};

beforeEach(() => {
  entry = undefined;
  hosts = [];
  broken = [];
  notStarted = [];
  now = 1_000_000;
});

test("FE-04 the next host opens the port before the one that runs leaves it", async () => {
  const supervisor = supervisorOf();
  await supervisor.update();
  expect(callsOf("disk")).toEqual([["open"]]);
  entry = { version: "2" };
  await supervisor.update();
  expect([callsOf("disk"), callsOf("2")]).toEqual([[["open", "leave"]], [["open"]]]);
  await supervisor.update();
  expect(started()).toEqual(["disk", "2"]);
});

test("FE-04 a host that does not start leaves the running one, and is tried again after a minute", async () => {
  const supervisor = supervisorOf();
  await supervisor.update();
  entry = { version: "2" };
  broken = ["2"];
  await supervisor.update();
  await supervisor.update();
  expect([notStarted, callsOf("disk")]).toEqual([["2"], [["open"]]]);
  broken = [];
  now += 60_000;
  await supervisor.update();
  expect(callsOf("2")).toEqual([["open"]]);
});

test("a server on which no host starts says so", async () => {
  broken = ["disk"];
  await expect(supervisorOf().update()).rejects.toThrow("The host disk does not start.");
});

test("FE-04 a canary runs beside the live host, which gets its address; promoted, it opens the port", async () => {
  const supervisor = supervisorOf();
  entry = { version: "2", canary: { version: "3", percent: 10 } };
  await supervisor.update();
  expect(hostOf("2").messages).toEqual([{ kind: "others", addresses: { "3": "http://3" } }]);
  expect(hostOf("3").calls).toEqual([]);
  entry = { version: "3" };
  await supervisor.update();
  expect([hostOf("3").calls, hostOf("2").calls]).toEqual([["open"], ["open", "leave"]]);
  expect(started()).toEqual(["2", "3"]);
});

test("FE-04 a canary that has ended leaves", async () => {
  const supervisor = supervisorOf();
  entry = { version: "2", canary: { version: "3", percent: 10 } };
  await supervisor.update();
  entry = { version: "2" };
  await supervisor.update();
  expect(hostOf("3").calls).toEqual(["leave"]);
  expect(hostOf("2").messages.at(-1)).toEqual({ kind: "others", addresses: {} });
});

test("FE-04 a previewed host starts when it is wanted, and leaves ten minutes after its last request", async () => {
  const supervisor = supervisorOf();
  await supervisor.update();
  hostOf("disk").want("5");
  await supervisor.update();
  expect(hostOf("disk").messages.at(-1)).toEqual({ kind: "others", addresses: { "5": "http://5" } });
  now += 9 * 60_000;
  hostOf("disk").want("5");
  now += 9 * 60_000;
  await supervisor.update();
  expect(hostOf("5").calls).toEqual([]);
  now += 2 * 60_000;
  await supervisor.update();
  expect(hostOf("5").calls).toEqual(["leave"]);
});

test("FE-04 a previewed host that does not start is reported to the live one", async () => {
  broken = ["5"];
  const supervisor = supervisorOf();
  await supervisor.update();
  hostOf("disk").want("5");
  await supervisor.update();
  expect(hostOf("disk").messages).toContainEqual({ kind: "not started", version: "5" });
});

test("FE-04 a host that was previewed without a hash is started again for a pinned release", async () => {
  const supervisor = supervisorOf();
  await supervisor.update();
  hostOf("disk").want("5");
  await supervisor.update();
  entry = { version: "5", hash: "sha384-5" };
  await supervisor.update();
  expect(started()).toEqual(["disk", "5", "5"]);
  expect(callsOf("5")[1]).toEqual(["open"]);
});

test("FE-04 a live host that crashes early is replaced by the last good one, later by itself", async () => {
  const supervisor = supervisorOf();
  entry = { version: "2", previous: [{ version: "1" }] };
  await supervisor.update();
  hostOf("2").crash(1);
  await new Promise(setImmediate);
  await supervisor.update();
  expect(callsOf("1")).toEqual([["open"]]);
  now += 3_600_000;
  hostOf("1").crash(1);
  await new Promise(setImmediate);
  await supervisor.update();
  expect(started()).toEqual(["2", "1", "2"]);
});

test("stopping stops every host", async () => {
  const supervisor = supervisorOf();
  entry = { version: "2", canary: { version: "3", percent: 10 } };
  await supervisor.update();
  await supervisor.stop();
  expect([hostOf("2").calls, hostOf("3").calls]).toEqual([["open", "stop"], ["stop"]]);
});

import { chooseHosts, type HostState } from "./host-choice.ts";

const own = { version: "disk" };
const entry = { version: "2", hash: "sha384-2", previous: [{ version: "1", hash: "sha384-1" }] };

const choose = (
  given: object | undefined,
  state: Partial<HostState> & { failed?: readonly string[] } = {},
) => {
  const { failed = [], ...rest } = state;
  const hasFailed = ({ version }: { version: string }) => failed.includes(version);
  const { live, canary } = chooseHosts(given as never, { own, running: null, hasFailed, ...rest });
  return [live.version, canary?.version ?? null];
};

test("FE-04 without a released host, a server runs the one that was deployed with it", () => {
  expect(choose(undefined)).toEqual(["disk", null]);
  expect(choose(undefined, { running: { version: "2" } })).toEqual(["disk", null]);
});

test("FE-04 the released host runs, and its canary beside it", () => {
  expect(choose(entry)).toEqual(["2", null]);
  expect(choose({ ...entry, canary: { version: "3", percent: 5 } })).toEqual(["2", "3"]);
  expect(chooseHosts(entry, { own, running: null, hasFailed: () => false }).live).toEqual({
    version: "2",
    hash: "sha384-2",
  });
});

test("FE-04 a server that was deployed with the released host does not start it again", () => {
  const { live } = chooseHosts(entry, { own: { version: "2" }, running: null, hasFailed: () => false });
  expect(live).toEqual({ version: "2" });
});

test("FE-04 a host that does not start is not switched to: the running one stays", () => {
  expect(choose(entry, { running: { version: "1" }, failed: ["2"] })).toEqual(["1", null]);
  expect(choose(entry, { running: own, failed: ["2"] })).toEqual(["disk", null]);
});

test("FE-04 when nothing runs, the last good host is next, then the deployed one", () => {
  expect(choose(entry, { failed: ["2"] })).toEqual(["1", null]);
  expect(choose(entry, { failed: ["1", "2"] })).toEqual(["disk", null]);
});

test("FE-04 a canary that does not start is left out", () => {
  expect(choose({ ...entry, canary: { version: "3", percent: 5 } }, { failed: ["3"] })).toEqual(["2", null]);
});

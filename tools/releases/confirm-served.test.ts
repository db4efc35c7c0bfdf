import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { confirmServed } from "./change-live.mjs";

let server: Server;
let answers: unknown[];
let site: string;
let lines: string[];

beforeEach(async () => {
  lines = [];
  for (const stream of ["log", "error"] as const)
    jest.spyOn(console, stream).mockImplementation((...words) => void lines.push(words.join(" ")));
  server = createServer((_, response) => {
    response.end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
  server.close();
});

const health = (number: number | null, unreadableSince: string | null = null) => ({
  registry: { number, unreadableSince },
});
const confirm = async (limit = 10_000) => {
  await confirmServed(42, { site, limit });
  return [lines.join("\n").replace(site.slice(0, -1), "SITE"), process.exitCode];
};

test("FE-02 a command waits until the site serves the change, and says so", async () => {
  answers = [health(41), health(42)];
  expect(await confirm()).toEqual(["✓ SITE serves it (number 42 of the registry)", undefined]);
});

test("FE-02 a later number has the change, too", async () => {
  answers = [health(43)];
  expect(await confirm()).toEqual([expect.stringContaining("✓"), undefined]);
});

test.each([
  ["is behind", health(41), "it serves number 41 of the registry."],
  ["cannot read it", health(41, "2027-01-01T00:00:00.000Z"), "cannot read a newer one since 2027-01-01T00"],
  ["has none", health(null), "it has no registry yet"],
  ["is of an earlier version", { status: "ok" }, "does not say which registry it serves"],
])("FE-02 a command fails and says why when the site %s", async (_, answer, reason) => {
  answers = [answer];
  const [text, code] = await confirm(400);
  expect(text).toContain("✗ SITE does not serve number 42 of the registry");
  expect(text).toContain(reason);
  expect(code).toBe(1);
});

test.each([
  ["the release before", { "mf-cart": "1.0.0" }, "2.0.0", "it has that number, but shows 1.0.0 of mf-cart"],
  ["nothing", {}, "2.0.0", "it has that number, but shows nothing of mf-cart"],
  ["a retired remote", { "mf-cart": "1.0.0" }, undefined, "shows 1.0.0 of mf-cart; its log says why"],
])(
  "FE-02 a command fails when the site has the number and shows %s",
  async (_, releases, version, reason) => {
    answers = [{ ...health(42), releases }];
    await confirmServed(42, { site, limit: 400, release: { remote: "mf-cart", version } });
    expect(lines.join("\n")).toContain(reason);
    expect(process.exitCode).toBe(1);
  },
);

test("FE-02 a site that does not answer is named with the reason", async () => {
  server.close();
  const [text, code] = await confirm(400);
  expect(text).toContain("it does not answer (ECONNREFUSED)");
  expect(code).toBe(1);
});

test("no site is asked where none is named", async () => {
  await confirmServed(42, { site: undefined });
  expect(lines).toEqual([]);
});

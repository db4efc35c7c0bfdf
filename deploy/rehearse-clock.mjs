// Rehearses the server while the clock of its machine is set: node deploy/rehearse-clock.mjs [serve.cjs]
// A module that is loaded before the server moves its Date; the machine's own clock stays as it is.
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { ask, printCases, startServer, waitUntil } from "./rehearsal.mjs";

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const HOST = "stays.example";
const steps = {
  "two hours back": -2 * HOUR,
  "two hours forward": 2 * HOUR,
  "30 years back": -30 * YEAR,
  "30 years forward": 30 * YEAR,
};

/** Reads the offset of the clock from a file each time. */
const clock = `
import { readFileSync } from "node:fs";
const Real = Date;
const now = () => {
  try { return Real.now() + Number(readFileSync(process.env.REHEARSED_CLOCK, "utf8")); } catch { return Real.now(); }
};
globalThis.Date = new Proxy(Real, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});`;
const flags = [`--import=data:text/javascript,${encodeURIComponent(clock)}`];

/** Writes the next document of the registry. @param {string} folder @param {number} number */
async function release(folder, number) {
  const registry = { remotes: { "mf-cart": { version: `1.0.${number}` } } };
  const act = { by: "rehearsal", action: "release", remote: "mf-cart", version: `1.0.${number}`, why: "" };
  const document = { number, id: "", at: "2027-01-01T10:00:00.000Z", ...act, registry };
  const name = `${String(number).padStart(8, "0")}.json`;
  await mkdir(path.join(folder, "registry"), { recursive: true });
  await writeFile(path.join(folder, name), JSON.stringify(document));
  await rename(path.join(folder, name), path.join(folder, "registry", name));
}

for (const [title, step] of Object.entries(steps)) {
  const file = path.join(process.env.TMPDIR ?? "/tmp", `stays-clock-${process.pid}`);
  await writeFile(file, "0");
  const { port, folder, close } = await startServer({ REHEARSED_CLOCK: file }, flags);
  const headers = { host: HOST };
  const health = async () => JSON.parse((await ask(port, "/healthz")).body);
  const page = async () => (await ask(port, "/en/stays", { headers })).status;
  const report = async () => (await ask(port, "/log", { method: "POST", headers, body: "{}" })).status;
  const sees = (/** @type {number} */ number) =>
    waitUntil(async () => (await health()).registry.number === number);
  await release(folder, 1);
  const first = await sees(1);
  for (let time = 0; time < 60; time += 1) await report();
  const limited = await report();
  await writeFile(file, String(step));
  await release(folder, 2);
  /** @type {import("./rehearsal.mjs").Case[]} */
  const cases = [
    { name: "a release before is seen", seen: first, expected: true },
    { name: "a release after is seen", seen: await sees(2), expected: true },
    { name: "a page is served", seen: await page(), expected: 200 },
    { name: "a limit that was reached lasts", seen: [limited, await report()], expected: [429, 429] },
  ];
  await writeFile(path.join(folder, "registry/00000003.json"), "{");
  const isUnreadable = await waitUntil(async () => (await health()).registry.unreadableSince !== null);
  const since = Date.parse((await health()).registry.unreadableSince);
  cases.push(
    { name: "a registry that cannot be read is reported", seen: isUnreadable, expected: true },
    {
      name: "since now, by the clock that was set",
      seen: Math.abs(since - Date.now() - step) < 15_000,
      expected: true,
    },
  );
  await writeFile(file, "0");
  await release(folder, 3);
  cases.push(
    {
      name: "the clock is set back to the true time: a release is seen",
      seen: await sees(3),
      expected: true,
    },
    { name: "nothing is unreadable", seen: (await health()).registry.unreadableSince, expected: null },
  );
  printCases(title, cases);
  await close();
}

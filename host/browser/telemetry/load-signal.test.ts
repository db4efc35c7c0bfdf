import type { LoadAttempt } from "../../app/remotes/remote-store.ts";
import { loadSignal } from "./load-signal.ts";

const folder = "/releases/mf-search/1.2.0/";
const file = (name: string, startTime: number, responseEnd: number) =>
  ({
    name: `https://stays.example${name}`,
    startTime,
    responseEnd,
    transferSize: 100,
  }) as PerformanceResourceTiming;

test.each([
  [
    "waiting, transfer and evaluation, of the release's own scripts",
    [100, 350],
    [
      file(`${folder}remoteEntry.js?retry=1`, 120, 200),
      file(`${folder}js/page.js`, 210, 300),
      file(`${folder}css/page.css`, 210, 900),
      file("/releases/mf-cart/1.0.0/remoteEntry.js", 10, 390),
    ],
    { wait: 20, transfer: 180, evaluate: 50, total: 250, bytes: 200 },
  ],
  [
    "files requested before the module was needed cost no wait",
    [100, 130],
    [file(`${folder}remoteEntry.js`, 10, 60)],
    { wait: 0, transfer: 50, evaluate: 30, total: 30, bytes: 100 },
  ],
  [
    "an attempt that got no file is all evaluation",
    [0, 5000],
    [],
    { wait: 0, transfer: 0, evaluate: 5000, total: 5000, bytes: 0 },
  ],
] as const)("FE-06 %s", (_, [startedAt, endedAt], files, expected) => {
  const key = { remote: "mf-search", module: "page-results" };
  const attempt: LoadAttempt = { key, outcome: "ready", attempt: 0, startedAt, endedAt };
  const source = { remote: "mf-search", release: "1.2.0", route: "stayslist" };
  const { attributes } = loadSignal(attempt, source, files, 0);
  for (const [name, value] of Object.entries(expected)) expect(attributes[`stays.load.${name}`]).toBe(value);
});

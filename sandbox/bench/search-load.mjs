/**
 * Sends searches of the accommodation list as fast as possible and prints a table. Start the sandbox, then:
 * node sandbox/bench/search-load.mjs http://127.0.0.1:4555 [seconds] [connections]
 */
import { Agent, get } from "node:http";

const [origin = "http://127.0.0.1:4555", seconds = "10", connections = "16"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
/** @param {number} offset Days from now. */
const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/**
 * Varies dates, parties, filters and sorts, so that few searches are equal.
 * @param {number} index
 */
function address(index) {
  const start = 7 + ((index * 13) % 150);
  const query = new URLSearchParams({
    start: day(start),
    end: day(start + 2 + (index % 6)),
    personConfigurations: JSON.stringify([
      { Adults: 1 + (index % 4), ChildrenAges: index % 3 === 0 ? [4, 7] : [] },
    ]),
    sort: ["PriorityAgreement-Asc", "Price-Asc", "Name-Asc"][index % 3] ?? "Price-Asc",
  });
  if (index % 5 === 0) query.set("category", "12");
  if (index % 7 === 0) query.set("attributes", "215");
  return `${origin}/${["en", "sv", "no", "de"][index % 4]}/api/galaxy/stays/availability/accommodation?${query}`;
}

/**
 * @param {number} index
 * @returns {Promise<{ ms: number, ok: boolean, bytes: number }>}
 */
function request(index) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(address(index), { agent }, (response) => {
      let bytes = 0;
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.on("end", () =>
        resolve({ ms: performance.now() - started, ok: response.statusCode === 200, bytes }),
      );
    }).on("error", reject);
  });
}

/** @type {{ ms: number, ok: boolean, bytes: number }[]} */
const results = [];
const until = performance.now() + Number(seconds) * 1000;
let next = 0;
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < until) results.push(await request(next++));
  }),
);
agent.destroy();
const times = results.map(({ ms }) => ms).sort((left, right) => left - right);
/** @param {number} share */
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1);
console.table([
  {
    "req/s": Math.round(results.length / Number(seconds)),
    "p50 ms": at(0.5),
    "p99 ms": at(0.99),
    failed: results.filter(({ ok }) => !ok).length,
    "KB each": Math.round(results.reduce((sum, { bytes }) => sum + bytes, 0) / results.length / 1024),
  },
]);

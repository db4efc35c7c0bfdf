import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

/** @typedef {{ name: string, seen: unknown, expected: unknown }} Case */
/** @typedef {{ status: number, headers: import("node:http").IncomingHttpHeaders, body: string }} Answer */

const program = process.argv[2] ?? path.resolve(import.meta.dirname, "../host/dist/server/serve.cjs");

/** @returns {Promise<number>} a free port of this machine */
export async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Sends a request.
 *
 * @param {number} port
 * @param {string} target
 * @param {import("node:http").RequestOptions & { body?: string }} [options]
 * @returns {Promise<Answer>}
 */
export async function ask(port, target, { body = "", ...options } = {}) {
  const sent = request({ host: "127.0.0.1", port, path: target, agent: false, ...options });
  sent.end(body);
  const [answer] = await once(sent, "response");
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, body: text };
}

/** @param {() => Promise<boolean>} isReady */
export async function waitUntil(isReady) {
  for (const start = performance.now(); performance.now() - start < 30_000; ) {
    if (await isReady().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Starts a server of the built host, without a release, with a back end that answers with the headers it got.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [flags] of Node
 */
export async function startServer(env, flags = []) {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-rehearsal-"));
  const galaxy = createServer((incoming, outgoing) => {
    outgoing.setHeader("content-type", "application/json").end(JSON.stringify(incoming.headers));
  }).listen(0, "127.0.0.1");
  await once(galaxy, "listening");
  const { port: galaxyPort } = /** @type {import("node:net").AddressInfo} */ (galaxy.address());
  const port = await findPort();
  const child = spawn(process.execPath, [...flags, program], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), GALAXY_URL: `http://127.0.0.1:${galaxyPort}` },
      ...{ RELEASES: folder, DATA: folder, DRAIN_SECONDS: "0", SITE_ORIGIN: "https://stays.example", ...env },
    },
  });
  const close = async () => {
    child.kill("SIGKILL");
    galaxy.close();
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await waitUntil(async () => (await ask(port, "/offer.json")).status === 200))) {
    await close();
    throw new Error(`${program} does not start: run npm run build, or name the server as first argument.`);
  }
  return { port, folder, close };
}

/**
 * Prints a table of cases, and sets the exit code 1 when one fails.
 *
 * @param {string} title
 * @param {readonly Case[]} cases
 */
export function printCases(title, cases) {
  console.log(`\n${title}`);
  for (const { name, seen, expected } of cases) {
    const [was, should] = [JSON.stringify(seen), JSON.stringify(expected)];
    const hasPassed = was === should;
    if (!hasPassed) process.exitCode = 1;
    console.log(`${hasPassed ? "pass" : "FAIL"}  ${name}${hasPassed ? "" : `: ${was} instead of ${should}`}`);
  }
}

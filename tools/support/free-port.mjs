import { once } from "node:events";
import { createServer } from "node:net";
import { ToolError } from "./step.mjs";

/**
 * A free port of this machine, for a test or a measurement.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Checks that a port is free before anything is built or started for it.
 *
 * @param {number} port
 * @param {string} command that needs the port, as typed
 * @throws ToolError when the port is taken
 */
export async function assertPortFree(port, command) {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch {
    throw new ToolError(
      `✗ Port ${port} is taken: stop what runs there, or choose another one with PORT=${port + 1} ${command}.`,
    );
  } finally {
    server.close();
  }
}

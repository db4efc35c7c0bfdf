import { once } from "node:events";
import { createServer } from "node:net";
import { ToolError } from "./step.mjs";

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

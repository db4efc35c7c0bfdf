import { once } from "node:events";
import { createServer } from "node:net";
import { ToolError } from "./step.mjs";

/**
 * Looks at a port before anything is built or started for it.
 *
 * @param {number} port
 * @param {string} command that would use it, as it is typed
 * @throws ToolError when something runs there
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

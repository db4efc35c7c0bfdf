import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { type FromHost, toHostSchema } from "../hosts/host-messages.ts";
import { OtherHosts } from "../hosts/other-hosts.ts";
import type { Log } from "../log/log.ts";
import type { Environment } from "./environment.ts";
import type { Installation } from "./installation.ts";
import { type Listener, listen } from "./listen.ts";
import { startSite } from "./site.ts";

/**
 * Milliseconds in which a replaced host still answers on open connections. A balancer gets a response that closes
 * the connection, instead of a connection that is gone.
 */
const LINGER = 5_000;

const send = (message: FromHost): void => {
  process.send?.(message);
};

/** A host that its supervisor has started. */
export interface SupervisedHost {
  /** Stops the host; `isAsked` = from a terminal, so there is no load balancer to wait for. */
  stop(isAsked: boolean): Promise<void>;
}

/**
 * Starts the site for a supervisor. It answers at an internal address first, where the supervisor checks its health
 * and where the live host sends the visitors of a canary or preview. It opens the port of the site when the supervisor asks for it.
 *
 * @param onEnd called when the site has ended, before the process does
 */
export async function startSupervised(
  environment: Environment,
  installation: Installation,
  log: Log,
  onEnd: () => Promise<void>,
): Promise<SupervisedHost> {
  // Only this machine reaches the address, and the live host has checked the headers of visitors.
  const isTrusted = () => true;
  const inner = await listen(0, "127.0.0.1", { ...environment, isTrusted }, true);
  const others = new OtherHosts(send);
  const site = await startSite({ environment, installation, port: environment.port, log, hosts: others });
  inner.serve(site.fetch);
  let outer: Listener | null = null;
  const end = async () => {
    await inner.close();
    await site.close();
    await onEnd();
  };
  process.on("message", async (message) => {
    const { success, output } = v.safeParse(toHostSchema, message);
    if (!success) return;
    others.receive(output);
    if (output.kind === "open") {
      outer = await listen(environment.port, environment.host, environment);
      outer.serve(site.fetch);
      send({ kind: "opened" });
    }
    if (output.kind === "leave") {
      await outer?.leave(wait(LINGER));
      await end();
      process.exit(0);
    }
  });
  send({ kind: "ready", address: `http://127.0.0.1:${inner.port}`, seededMs: site.seededMs });
  return {
    stop: async (isAsked) => {
      await outer?.close(isAsked ? undefined : wait(environment.drainSeconds * 1_000));
      await end();
    },
  };
}

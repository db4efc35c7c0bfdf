import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The address that the request came from; undefined where no Node socket is underneath. */
export function clientAddress(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket?.remoteAddress;
}

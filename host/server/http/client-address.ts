import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The peer address of the socket: the visitor or the last proxy; undefined without a Node socket. */
export function clientAddress(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket?.remoteAddress;
}

/** The visitor's address. Forwarding headers are already checked at this point. */
export const visitorAddress = (context: Context): string | undefined =>
  context.req.header("x-forwarded-for") ?? clientAddress(context);

import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The address of the socket's other end: the visitor, or the last proxy; undefined where no Node socket is underneath. */
export function clientAddress(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket?.remoteAddress;
}

/** The visitor's address. What a forwarding header says was checked when the request came in. */
export const visitorAddress = (context: Context): string | undefined =>
  context.req.header("x-forwarded-for") ?? clientAddress(context);

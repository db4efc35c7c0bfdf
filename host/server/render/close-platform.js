import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import process from "node:process";

function refuse() {
  throw new Error("a render worker has no network and sends no signals");
}

/** Replaces all own functions of an object. @param {object} owner */
function refuseAll(owner) {
  for (const name of Reflect.ownKeys(owner)) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    if (name === "constructor" || typeof property?.value !== "function" || !property.configurable) continue;
    Object.defineProperty(owner, name, { ...property, value: refuse });
  }
}

/**
 * Takes away the parts of Node for which its permission model has no rule before Node 25: connections,
 * servers, name look-ups and signals to other processes. Node's own clients (`fetch`, `http`, `tls`) use them
 * too. The channel to the parent does not.
 */
export function closePlatform() {
  for (const resolver of [dns.Resolver, dns.promises.Resolver])
    for (
      let prototype = resolver.prototype;
      prototype !== Object.prototype;
      prototype = Object.getPrototypeOf(prototype)
    )
      refuseAll(prototype);
  for (const owner of [net.Server.prototype, dgram.Socket.prototype, dns.promises, dns]) refuseAll(owner);
  Object.defineProperty(net.Socket.prototype, "connect", { value: refuse });
  Object.defineProperty(net, "_createServerHandle", { value: refuse });
  for (const name of ["kill", "_kill", "_debugProcess"])
    Object.defineProperty(process, name, { value: refuse });
}

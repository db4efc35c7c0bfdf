import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The part of a host offer (`/offer.json`) that tests change. */
export interface OtherHost {
  readonly contracts: readonly number[];
  readonly shared: Readonly<Record<string, string>>;
}

/**
 * Starts a live host with another offer than the running one.
 *
 * @param site address of the running site
 */
export async function otherHost(site: string, edit: (offer: OtherHost) => OtherHost) {
  const offer = JSON.stringify(edit(await (await fetch(`${site}/offer.json`)).json()));
  const server = createServer((_, response) => response.end(offer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a host says of itself at `/offer.json`, as far as tests change it. */
export interface OtherHost {
  readonly contracts: readonly number[];
  readonly shared: Readonly<Record<string, string>>;
}

/**
 * A live host that offers something else than the running one.
 *
 * @param site address of the running one
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

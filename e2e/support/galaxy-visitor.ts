import { EN } from "./world.ts";
/** A stay to book: a cabin's product, for two persons and these dates. */
export interface StayToBook {
  readonly productId: number;
  /** YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
}

/** A visitor who calls Galaxy through the site, with a separate basket cookie. */
export interface GalaxyVisitor {
  /** Calls search and create-basket in sequence, as the site does. */
  choose(stay: StayToBook): Promise<void>;
  /** Adds the chosen stay. Each call adds it again. */
  add(): Promise<{ readonly Success: boolean; readonly Error: number | null }>;
  /** The basket cookie as a `Cookie` header, name and value; empty before there is one. */
  cookie(): string;
}

const twoAdults = JSON.stringify([{ Adults: 2, ChildrenAges: [] }]);

/** @param origin of the running site */
export function galaxyVisitor(origin: string): GalaxyVisitor {
  let cookie = "";
  let sent: object = {};

  async function ask(path: string, init: RequestInit = {}) {
    const headers = { ...init.headers, "x-requested-with": "stays", ...(cookie && { cookie }) };
    const answer = await fetch(`${origin}${EN}/api/galaxy/stays/${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered HTTP ${answer.status}.`);
    const own = answer.headers.getSetCookie().find((text) => text.startsWith("GalaxyBasket="));
    if (own) cookie = own.split(";")[0] ?? "";
    return answer.json();
  }

  return {
    async choose({ productId, start, end }) {
      const query = new URLSearchParams({
        start,
        end,
        productId: `${productId}`,
        personConfigurations: twoAdults,
      });
      const found = await ask(`availability/accommodation?${query}`);
      await ask("create-basket");
      const items = [{ BookKey: found.Accommodations[0].Products[0].BookingKey, Amount: 1, Name: "Cabin" }];
      sent = { searchId: found.SearchId, items: JSON.stringify(items) };
    },
    async add() {
      const body = JSON.stringify(sent);
      const headers = { "content-type": "application/json" };
      return (await ask("add-accommodation-to-basket", { method: "POST", headers, body })).basketResult;
    },
    cookie: () => cookie,
  };
}

/** Sets the remaining stock of a product for every night. */
export async function orderStock(origin: string, productId: number, remaining: number): Promise<void> {
  const body = JSON.stringify({ productId, remaining });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/sandbox/stock`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The stock of ${productId} was not set: ${await answer.text()}`);
}

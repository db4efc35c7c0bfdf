import { contractViolation } from "./contract-check.fixture.ts";
import { calls } from "./galaxy/operations.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "./server.ts";

/** A query for two adults. */
export const twoAdults = 'personConfigurations=[{"Adults":2,"ChildrenAges":[]}]';

/** Starts a mock on 21 November 2026 for the tests of a file, of the first destination by default. */
export function useSandbox(options: Partial<SandboxOptions> = {}) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-21", ...options });
  }, 60_000);
  afterAll(() => sandbox.close());

  const send = async (path: string, init?: RequestInit) => sandbox.app.request(path, init);
  const post = (path: string, body: object, cookie = "") =>
    send(path, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const address = (operationId: string, lang = "en") =>
    `/${lang}/api/galaxy/stays/${calls[operationId]?.path}`;

  /** Returns the answer of an operation, which keeps the contract. */
  async function read(operationId: string, response: Response) {
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const answer = await response.json();
    expect(contractViolation(operationId, answer)).toBe("");
    return answer;
  }
  return {
    send,
    post,
    galaxy: () => sandbox.galaxy,
    ask: async (operationId: string, query = "", { lang = "en", cookie = "" } = {}) =>
      read(operationId, await send(`${address(operationId, lang)}?${query}`, { headers: { cookie } })),
    /** Adds items of a search to a basket: one of each key, without more. */
    add: async (
      operationId: string,
      cookie: string,
      searchId: string,
      ...items: readonly { readonly BookKey: string; readonly Amount?: number }[]
    ) => {
      const whole = items.map(({ BookKey, Amount = 1 }) => ({ BookKey, Amount, Name: "x" }));
      const body = { searchId, items: JSON.stringify(whole) };
      return read(operationId, await post(address(operationId), body, cookie));
    },
    /** Opens a basket; returns its cookie. */
    openBasket: async (): Promise<string> => {
      const response = await send(address("createBasket"));
      await read("createBasket", response);
      return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    },
  };
}

/** The first booking key of an answer that begins so. */
export function findKey(answer: unknown, beginning = ""): string {
  const keys = JSON.stringify(answer).match(/(?<="Book(?:ing)?Key":")[^"]+/g) ?? [];
  return keys.find((key) => key.startsWith(beginning)) ?? "";
}

import { GalaxyFailure, NetworkError, QueryClient } from "@stays/contract";
import { logGalaxyFailures } from "./galaxy-log.ts";

type Answer = () => Promise<unknown>;

function loggedClient() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const problems: unknown[] = [];
  logGalaxyFailures(
    client,
    () => "mf-search",
    (problem) => problems.push(problem),
  );
  return { client, problems };
}

async function logged(operation: string, queryFn: Answer): Promise<readonly unknown[]> {
  const { client, problems } = loggedClient();
  await client.fetchQuery({ queryKey: ["galaxy", operation, {}], queryFn }).catch(() => {});
  return problems;
}

test.each([
  ["availability/accommodation", "mf-search"],
  ["availability/calendar", "mf-search"],
  ["validate-promocode", "mf-search"],
  ["available-departure-dates", "mf-search"],
  ["get-basket", "host"],
  ["get-basket-addon", "mf-cart"],
  ["get-content-offer", "mf-packages"],
])("ER-02 ruling 44 a failed %s is logged once, with the name of %s", async (operation, remote) => {
  const cause = new NetworkError(operation, "HTTP 503");
  expect(await logged(operation, () => Promise.reject(cause))).toEqual([
    { remote, release: "live", operation, message: `NetworkError: ${operation}: HTTP 503`, cause },
  ]);
});

test("ER-02 a refusal is logged with its code", async () => {
  const cause = new GalaxyFailure("get-travel-rating", 500, "said Galaxy");
  expect(await logged("get-travel-rating", () => Promise.reject(cause))).toMatchObject([
    {
      operation: "get-travel-rating",
      message: "GalaxyFailure: code 500: said Galaxy",
      cause,
    },
  ]);
});

test("ER-02 a read that was cancelled, and an answer that was only written into the cache, are no failures", async () => {
  const { client, problems } = loggedClient();
  const queryKey = ["galaxy", "availability/accommodation", {}];
  const read = client.fetchQuery({ queryKey, queryFn: () => new Promise(() => {}) }).catch(() => {});
  await client.cancelQueries({ queryKey });
  await read;
  client.setQueryData(queryKey, { code: 0, message: "late" });
  expect(problems).toEqual([]);
});

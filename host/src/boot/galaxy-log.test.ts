import { NetworkError, QueryClient } from "@stays/contract";
import { dehydrate, hydrate } from "@stays/contract/host";
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

const refused = (code: number) => async () => ({ code, message: "said Galaxy" });

test.each([
  ["get-basket", 500],
  ["get-accommodation-content", 500],
  ["availability/accommodation", 0],
  ["availability/accommodation/get", 0],
  ["availability/calendar", 500],
  ["available-departure-dates", 500],
  ["availability/activity", 500],
  ["availability/activity/by-day", 404],
  ["availability/transport", 500],
  ["availability/transport/information", 404],
  ["get-travel-rating", 500],
])("ER-02 %s with code %d is logged", async (operation, code) => {
  expect(await logged(operation, refused(code))).toMatchObject([
    { operation, message: `code ${code}: said Galaxy` },
  ]);
});

test.each([
  ["get-basket", 404],
  ["get-basket-addon", 404],
  ["get-accommodation-content", 404],
  ["availability/accommodation", 500],
  ["availability/accommodation", 404],
  ["availability/accommodation/get", 404],
])("ER-02 %s with code %d means that there is nothing, and is not logged", async (operation, code) => {
  expect(await logged(operation, refused(code))).toEqual([]);
});

test("ER-02 an error code of the next page of a list is logged", async () => {
  const { client, problems } = loggedClient();
  await client.fetchInfiniteQuery({
    queryKey: ["galaxy", "availability/accommodation", "pages"],
    initialPageParam: 1,
    getNextPageParam: (_: unknown, pages) => pages.length + 1,
    pages: 2,
    queryFn: ({ pageParam }) => (pageParam === 1 ? { accommodations: [] } : refused(0)()),
  });
  expect(problems).toMatchObject([
    { operation: "availability/accommodation", message: "code 0: said Galaxy" },
  ]);
});

test("ER-02 an error code in the dehydrated state is logged", () => {
  const { client, problems } = loggedClient();
  const queryKey = ["galaxy", "availability/activity/by-day", {}];
  const server = new QueryClient();
  server.setQueryData(queryKey, { code: 500, message: "said Galaxy" });
  hydrate(client, dehydrate(server));
  expect(problems).toMatchObject([{ operation: "availability/activity/by-day" }]);
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

import { NetworkError, QueryClient } from "@stays/query";
import { basketQuery } from "@stays/wire";
import { logBasketFailures } from "./basket-log.ts";

async function logged(answer: () => Promise<never> | Promise<object>): Promise<readonly unknown[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const problems: unknown[] = [];
  logBasketFailures(client, (problem) => problems.push(problem));
  await client.fetchQuery({ queryKey: basketQuery().queryKey, queryFn: answer }).catch(() => {});
  return problems;
}

test("ER-02 a basket that could not be had is logged with the call's name", async () => {
  const error = new NetworkError("get-basket", "HTTP 503");
  expect(await logged(() => Promise.reject(error))).toMatchObject([
    { remote: "host", operation: "get-basket", message: "NetworkError: get-basket: HTTP 503", cause: error },
  ]);
});

test("ER-02 a refused basket is logged, unless there is none yet", async () => {
  expect(await logged(async () => ({ code: 500, message: "Database" }))).toMatchObject([
    { operation: "get-basket", message: "code 500: Database" },
  ]);
  expect(await logged(async () => ({ code: 404, message: "Basket not created" }))).toEqual([]);
});

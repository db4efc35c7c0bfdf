import { contract } from "./contract-document.fixture.ts";
import { callLimit, changesBasket, isPublicOperation, isRepeatable, operations } from "./operations.ts";

const PREFIX = "/{lang}/api/galaxy/stays/";

test("the table has the operations of the contract with their methods, and no others", () => {
  const paths = Object.entries(contract.paths as Readonly<Record<string, object>>);
  const described = paths.flatMap(([path, methods]) =>
    path.startsWith(PREFIX)
      ? Object.keys(methods)
          .filter((method) => ["get", "post", "put", "patch", "delete"].includes(method))
          .map((method) => [path.slice(PREFIX.length), method.toUpperCase()])
      : [],
  );
  const known = Object.entries(operations).map(([path, { method }]) => [path, method]);
  expect(known.sort()).toEqual(described.sort());
});

test.each(Object.entries(operations))("%s: what changes the basket is never shared", (_, operation) => {
  if (operation.method === "POST") expect(operation.changesBasket).toBe(true);
  expect(operation.changesBasket && operation.isPublic).toBeFalsy();
  if (operation.isContent) expect(operation.isPublic).toBe(true);
});

test.each([
  ["GET", "get-basket", false, true, 10_000, false],
  ["GET", "create-basket", true, true, 30_000, false],
  ["GET", "add-basket-addon", true, false, 30_000, false],
  ["POST", "add-activity-to-basket", true, false, 30_000, false],
  ["GET", "availability/calendar", false, true, 10_000, true],
  ["POST", "not-in-the-contract", true, false, 30_000, false],
  ["GET", "constructor", false, true, 10_000, false],
])("CT-04 %s %s: changes the basket %s, may be sent twice %s, limit %d, same for everyone %s", (...row) => {
  const [method, operation, ...expected] = row;
  expect([
    changesBasket(method, operation),
    isRepeatable(method, operation),
    callLimit(method, operation),
    isPublicOperation(operation),
  ]).toEqual(expected);
});

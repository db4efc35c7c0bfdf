import { formatAddress, type RouteName, routeTable } from "@stays/routes";
import fc from "fast-check";
import type { Hono } from "hono";
import { openTestHost, type TestHost } from "../testing/test-host.fixture.ts";
import { renderPage } from "./page-handler.ts";

let site: TestHost;
let app: Hono;

beforeAll(async () => {
  site = await openTestHost();
  app = await site.open({ renderPage, siteOrigin: "http://localhost" });
});
afterAll(() => site.close());

const readStatus = async (address: string) => (await app.request(`http://localhost${address}`)).status;

test("RT-01 every address that the site prints is answered with its page, whatever its names are", async () => {
  const id = fc.bigInt(0n, 10n ** 20n).map(String);
  const text = fc.oneof(
    fc.constantFrom("fjällbyn", "a b", "100 %", "..", "a#b?c/d", "🏔️", "בקתה", "x ", "a+b&c=d"),
    fc.string({ unit: "binary" }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(routeTable) as RouteName[])),
      ...[id, text, id, id, text],
      async (route, own, name, detailId, packageId, promocode) => {
        const params = { id: own, name, detailId, packageId };
        const search = `?${new URLSearchParams({ promocode, name })}`;
        expect(
          await readStatus(formatAddress({ language: "en", name: route, params, search, hash: "" })),
        ).toBe(200);
      },
    ),
  );
});

test.each([
  ["/en/stays/village/2001/100%", 200],
  ["/en/stays/village/2001/%E0%A4%A?name=%E0%A4%A", 200],
  ["/en/stays/village/2001/fj%c3%a4llbyn", 200],
  ["/en/%E0%A4%A", 404],
  ["/en/stays/village/cbis:2001/fj%C3%A4llbyn", 302],
])("RT-01 %s answers %i", async (address, status) => {
  expect(await readStatus(address)).toBe(status);
});

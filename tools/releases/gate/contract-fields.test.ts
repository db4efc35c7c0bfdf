import { checkContractFields } from "./contract-fields.mjs";

jest.setTimeout(60_000);

const offerOf = (source: string, contracts: readonly number[] = [1]) => ({
  contracts,
  modules: {},
  shared: {},
  contractSources: { "index.ts": source },
});
const basket = "export interface Basket { readonly count: number; readonly total: number }";
const page = "export interface PageModule { readonly title: string }";
const hook = "export const useCount = (): number => 1;";
const live = offerOf([basket, page, hook].join("\n"));
const reasons = async (source: string, contracts?: readonly number[]) =>
  (await checkContractFields(live, offerOf(source, contracts))).map(({ reason }) => reason);

test("FE-05 a host may give more, and may take more that is optional", async () => {
  const more = basket.replace("}", "; readonly discount: number }");
  const optional = page.replace("}", "; readonly hero?: string }");
  expect(await reasons([more, optional, hook].join("\n"))).toEqual([]);
});

test("FE-05 a host that gives less, needs more or drops a hook is rejected with every name", async () => {
  const less = "export interface Basket { readonly count: number }";
  const needs = page.replace("}", "; readonly hero: string }");
  const found = await reasons([less, needs].join("\n"));
  expect(found).toEqual([
    expect.stringContaining("Property 'total' is missing"),
    expect.stringContaining("Property 'hero' is missing"),
    expect.stringContaining("useCount"),
  ]);
});

test("FE-05 a new contract version may drop fields, because the host supports both versions", async () => {
  expect(await reasons("export interface Basket { readonly count: number }", [1, 2])).toEqual([]);
});

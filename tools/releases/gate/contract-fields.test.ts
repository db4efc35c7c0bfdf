import path from "node:path";
import { contractOffer } from "../../build/src/host-offer.mjs";
import { checkContractFields } from "./contract-fields.mjs";
import { compile, inContractFolder } from "./contract-project.mjs";
import { checkTypes } from "./types.mjs";

const makeOffer = (source: string, contracts: readonly number[] = [1]) => ({
  contracts,
  modules: {},
  shared: {},
  contractSources: { "index.ts": source },
});
const basket = "export interface Basket { readonly count: number; readonly total: number }";
const page = "export interface PageHead { readonly title: string }";
const hook = "export const useCount = (): number => 1;";
const live = makeOffer([basket, page, hook].join("\n"));
const { signal } = new AbortController();
const reasons = async (source: string, contracts?: readonly number[]) =>
  (await checkContractFields(live, makeOffer(source, contracts), signal)).map(({ reason }) => reason);

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

test("FE-05 the contract of this repository holds against itself, and not without a field, hook or constant", async () => {
  const own = { contracts: [1], modules: {}, shared: {}, ...(await contractOffer()) };
  expect(await checkContractFields(own, own, signal)).toEqual([]);
  const changed = (files: Readonly<Record<string, string>> = {}, file: string, text: RegExp, to = "") => {
    const after = files[file]?.replace(text, to) ?? "";
    expect(after).not.toBe(files[file]);
    return { ...files, [file]: after };
  };
  const reasonsOf = async (next: object) =>
    (await checkContractFields(own, { ...own, ...next }, signal)).map(({ reason }) => reason);
  const lesser = changed(own.contractSources, "cart.ts", /^ {2}readonly \w+: .*\n/m);
  expect(
    await reasonsOf({ contractSources: changed(lesser, "host-hooks.tsx", /^export const useToday.*\n/m) }),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining("Property 'error' is missing"),
      expect.stringContaining("useToday"),
    ]),
  );
  // A type that the contract takes from another package.
  const items = "@stays/domain/src/cart-items.ts";
  const other = changed(own.contractPackages, items, /(?<=readonly dormitoryBed: )boolean/, "string");
  expect(await reasonsOf({ contractPackages: other })).toContainEqual(
    expect.stringContaining("dormitoryBed"),
  );
});

test("FE-05 contracts that cannot be compared are a reason", async () => {
  const broken = makeOffer(
    'export type { Gone } from "./gone.ts";\nexport interface Basket { readonly gone: Gone }',
  );
  await expect(checkContractFields(live, broken, signal)).rejects.toThrow(
    "next/index.ts(1,27) does not compile",
  );
  await expect(checkContractFields(makeOffer(""), live, signal)).rejects.toThrow("exports nothing");
});

test("a project that is missing is an error, not an empty list", async () => {
  await inContractFolder(async (folder) => {
    await expect(compile(folder, { extends: "./gone.json", files: [] }, signal)).rejects.toThrow("TS");
  });
});

test("FE-05 a remote compiles against the contract of a host with its own texts", async () => {
  const offer = { contracts: [2], modules: {}, shared: {}, ...(await contractOffer()) };
  const sources = path.resolve(__dirname, "../../../mf-transport");
  expect(await checkTypes({ sources, offer }, signal)).toEqual([]);
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCandidate } from "./candidate.mjs";
import { listChecks } from "./gate.mjs";
import { checkModuleExports } from "./module-exports.mjs";
import { runChecks } from "./run-checks.mjs";

const offer = {
  contracts: [1],
  modules: { "mf-cart": ["./page-orders", "./slot-cart.badge"] },
  shared: { react: "19.3.1", "@stays/contract": "1.0.0" },
  contractSources: { "index.ts": "export interface Basket { readonly count: number }" },
};
const budget = { entry: 1000, "./page-orders": 2000, "./slot-cart.badge": 1000 };
const descriptor = {
  name: "mf-cart",
  version: "1.1.0",
  contract: 1,
  entry: "remoteEntry.js",
  server: "server.cjs",
  exposes: {
    "./page-orders": { js: ["js/orders.js"], css: [] },
    "./slot-cart.badge": { js: ["js/badge.js"], css: [] },
  },
  integrity: {
    "remoteEntry.js": "sha384-d",
    "js/orders.js": "sha384-a",
    "js/badge.js": "sha384-b",
    "server.cjs": "sha384-c",
  },
};
const manifest = {
  shared: [
    { name: "react", requiredVersion: "^19.0.0" },
    { name: "@stays/contract", requiredVersion: "^1.0.0" },
  ],
};
const map = (...sources: readonly string[]) => JSON.stringify({ version: 3, sources, mappings: "" });
const members = "Page: react.memo(() => null), queries: () => [], head: () => ({}), texts: []";
const page = `{ page: definePage({ ${members} }) }`;
const makeServer = (pages: string) => `
  const react = require("react");
  const { definePage, defineSlot } = require("@stays/contract");
  const context = react.createContext(null);
  class Boundary extends react.Component {}
  module.exports = {
    pages: { orders: async () => (${pages}) },
    slots: { "cart.badge": async () => ({ slot: defineSlot({ Slot: Boundary, texts: [] }) }) },
  };`;

let folder: string;
let sources: string;

async function write(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-gate-"));
  sources = path.join(folder, "sources");
  await mkdir(path.join(folder, "js"));
  await mkdir(path.join(folder, "maps/js"), { recursive: true });
  await mkdir(sources);
  await write({
    "release.json": JSON.stringify(descriptor),
    "mf-manifest.json": JSON.stringify(manifest),
    "remoteEntry.js": "",
    "remoteEntry.js.gz": "x".repeat(1000),
    "maps/remoteEntry.js.map": map("webpack/runtime/define"),
    "maps/js/orders.js.map": map("./src/pages/orders.tsx", "../shared/contract/src/query.ts"),
    "maps/js/badge.js.map": map("../node_modules/.pnpm/date-fns@4.1.0/node_modules/date-fns/format.js"),
    "js/orders.js": "medieval(1);a.eval;isFunction(2)",
    "js/orders.js.br": "x".repeat(2000),
    "js/badge.js": "",
    "js/badge.js.br": "",
    "server.cjs": makeServer(page),
  });
});
afterEach(() => rm(folder, { recursive: true }));

const candidate = (against = offer) => readCandidate({ folder, sources }, { offer: against, budget });
const allViolations = async (against = offer) => runChecks(listChecks(await candidate(against)));
/** Those of all checks but that of the types, which runs a compiler. */
async function violations(against = offer) {
  const { "its types": _, ...checks } = listChecks(await candidate(against));
  return runChecks(checks);
}
const reasons = async (against = offer) => (await violations(against)).map(({ reason }) => reason);

test("FE-05 a release that keeps its contract passes", async () => {
  expect(await allViolations()).toEqual([]);
});

test("FE-05 a page that is not exposed is rejected, with the file to add it to", async () => {
  const { "./page-orders": _, ...exposes } = descriptor.exposes;
  await write({ "release.json": JSON.stringify({ ...descriptor, exposes }) });
  expect(await violations()).toEqual([
    {
      reason: "it does not expose ./page-orders, which the host uses",
      remedy: "add it to mf-cart/remote.ts",
      hostRemedy: "first release mf-cart with it: a remote may expose more than the host uses",
    },
  ]);
});

test("FE-05 a release that exposes nothing, and so has no entry, is rejected for that", async () => {
  const { "remoteEntry.js": _, ...integrity } = descriptor.integrity;
  await write({ "release.json": JSON.stringify({ ...descriptor, exposes: {}, integrity }) });
  await rm(path.join(folder, "remoteEntry.js.gz"));
  expect(await reasons()).toEqual([
    "it does not expose ./page-orders, which the host uses",
    "it does not expose ./slot-cart.badge, which the host uses",
  ]);
});

test("FE-05 a release whose texts lack a key in one language is rejected", async () => {
  await mkdir(path.join(sources, "texts"));
  await write({
    "sources/texts/en.json": JSON.stringify({ orders: "Orders" }),
    "sources/texts/de.json": "{}",
  });
  expect(await violations()).toEqual([
    {
      reason: "texts/de.json: orders is missing.",
      remedy: "Give every language the keys, plural forms and placeholders of English.",
    },
  ]);
});

test("FE-05 a remote without a route or slot is rejected", async () => {
  expect(await reasons({ ...offer, modules: { "mf-cart": [] } })).toEqual([]);
  expect(await reasons({ ...offer, modules: {} as never })).toEqual([
    "the host has no route and no slot for mf-cart",
  ]);
});

test.each([
  ["N−1 on a host of N", 1, [2], "rebase on a commit of contract 2"],
  ["N+1 on a host of N", 3, [2], "first deploy a host that supports contracts 2 and 3"],
  ["N+2 on a host of N and N+1", 4, [2, 3], "first deploy a host that supports contracts 3 and 4"],
])("FE-05 contract %s is rejected", async (_, contract, contracts, remedy) => {
  await write({ "release.json": JSON.stringify({ ...descriptor, contract }) });
  const [violation] = await violations({ ...offer, contracts });
  expect(violation?.reason).toContain(`built for contract ${contract}`);
  expect(violation?.remedy).toContain(remedy);
});

test.each([
  ["N", 2, [2]],
  ["N", 2, [2, 3]],
  ["N+1", 3, [2, 3]],
])("FE-05 contract %s (%i) passes a host of %j", async (_, contract, contracts) => {
  await write({ "release.json": JSON.stringify({ ...descriptor, contract }) });
  expect(await reasons({ ...offer, contracts })).toEqual([]);
});

test.each([
  ["another major", "react", "^20.0.0", "it needs react ^20.0.0, the host shares 19.3.1"],
  ["a later minor", "react", "^19.4.0", "it needs react ^19.4.0, the host shares 19.3.1"],
  ["what nobody shares", "lodash", "^4.0.0", "it needs lodash from the host, which does not share it"],
])("FE-05 %s of a shared module is rejected", async (_, name, requiredVersion, reason) => {
  await write({ "mf-manifest.json": JSON.stringify({ shared: [{ name, requiredVersion }] }) });
  expect(await reasons()).toEqual([reason]);
});

test("FE-05 a module over its budget is rejected with its size", async () => {
  await write({
    "js/orders.js.br": "x".repeat(5000),
    "js/badge.js.br": "x".repeat(1100),
    "remoteEntry.js.gz": "x".repeat(1001),
  });
  expect(await reasons()).toEqual([
    "entry is 1.0 kB compressed; its budget is 1.0 kB",
    "./page-orders is 5.0 kB compressed; its budget is 2.0 kB",
    "./slot-cart.badge is 1.1 kB compressed; its budget is 1.0 kB",
  ]);
});

test("FE-05 a module without a budget is rejected", async () => {
  const exposes = { ...descriptor.exposes, "./page-extra": { js: [], css: [] } };
  await write({ "release.json": JSON.stringify({ ...descriptor, exposes }) });
  expect(await reasons()).toEqual(["./page-extra has no budget"]);
});

test.each(["eval(text)", "(0,eval)(text)", "new Function(text)", 'Function("return this")()'])(
  "FE-05 %s is rejected",
  async (code) => {
    await write({ "js/badge.js": `const a=1;${code}` });
    expect((await reasons())[0]).toContain("js/badge.js contains eval or new Function");
  },
);

test.each([
  ["without a member of its contract", page.replace("head: () => ({}), ", ""), 'the member "head"'],
  ["with the exports of contract 1", `{ contract: 1, ${members} }`, 'the export "page"'],
])("FE-05 a page %s is rejected", async (_, source, lacks) => {
  await write({ "server.cjs": makeServer(source) });
  expect(await reasons()).toEqual([`page orders lacks ${lacks}`]);
});

test.each([
  ["asks for what the host does not provide", 'require("fs");', "it imports fs"],
  ["reads the browser at import", "window.name;", "window is not defined"],
])("FE-05 a server bundle that %s is rejected", async (_, line, reason) => {
  await write({ "server.cjs": line + makeServer(page) });
  expect((await reasons())[0]).toContain(reason);
});

test.each([
  ["page orders", "for what never comes", "await new Promise(() => {})"],
  ["page orders", "for a timer that never stops", "await new Promise(() => setInterval(() => {}, 1000))"],
  ["page orders", "in a loop", "(() => { for (;;); })()"],
])("FE-05 %s that waits %s at its start is rejected by its name", async (name, _, code) => {
  await write({ "server.cjs": makeServer(`(${code}, ${page})`) });
  const found = await checkModuleExports(await candidate(), new AbortController().signal, 2_000);
  expect(found).toEqual([
    {
      reason: expect.stringContaining(`${name} has not loaded`),
      remedy: expect.stringContaining("await nothing at the top of a module"),
    },
  ]);
});

test.each([
  ["react", "react"],
  ["@tanstack/react-query", "@stays/contract"],
  ["react-router", "@stays/contract"],
  ["i18next", "@stays/texts"],
  ["leaflet", "@stays/map"],
])("FE-05 an own copy of %s is rejected with the module that shares it", async (name, facade) => {
  const file = `../node_modules/.pnpm/x@1/node_modules/${name}/index.js`;
  await write({ "maps/js/orders.js.map": map("./src/pages/orders.tsx", file) });
  expect(await reasons()).toEqual([`it bundles a copy of ${name}, which the host shares as ${facade}`]);
});

test.each([
  [
    "its contract version",
    { "release.json": JSON.stringify(descriptor) },
    { ...offer, contracts: undefined },
  ],
  ["its modules", {}, { ...offer, modules: undefined }],
  ["its shared modules", { "mf-manifest.json": "{}" }, offer],
  ["its size", { "js/orders.js.br": null }, offer],
  ["its scripts", { "js/orders.js": null }, offer],
  ["what it bundles", { "maps/js/orders.js.map": null }, offer],
  ["its texts", { "sources/texts/en.json": "{" }, offer],
  ["its types", {}, { ...offer, contractSources: undefined }],
])("FE-05 when %s cannot be checked, the release is rejected", async (about, files, against) => {
  await mkdir(path.join(sources, "texts"));
  for (const [file, content] of Object.entries(files))
    if (content === null) await rm(path.join(folder, file));
    else await write({ [file]: content });
  const found = await allViolations(against as never);
  const reason = expect.stringContaining(`${about} could not be checked: `);
  expect(found).toContainEqual(expect.objectContaining({ reason }));
});

test("FE-05 a missing server bundle is rejected", async () => {
  await rm(path.join(folder, "server.cjs"));
  expect((await reasons())[0]).toContain("its server bundle cannot be evaluated: ENOENT");
});

describe("compiled against the contract of the live host", () => {
  const typeReasons = async (against = offer) => (await allViolations(against)).map(({ reason }) => reason);
  const uses = (field: string) =>
    write({
      "sources/page.ts": `import type { Basket } from "@stays/contract";\nexport const shown = (basket: Basket) => basket.${field};`,
    });

  test("FE-05 fields that the live host gives pass", async () => {
    await uses("count");
    expect(await typeReasons()).toEqual([]);
  });

  test("FE-05 a field that the live host does not provide is rejected, with its position", async () => {
    await uses("discount");
    expect(await allViolations()).toEqual([
      {
        reason: "page.ts(2,49): Property 'discount' does not exist on type 'Basket'.",
        remedy: expect.stringContaining("first deploy a host with the new contract"),
      },
    ]);
  });

  test("FE-05 an error of the remote's own is no reason for another host", async () => {
    await write({ "sources/page.ts": 'export const pages: number = "two";' });
    expect(await allViolations()).toEqual([
      {
        reason: "page.ts(1,14): Type 'string' is not assignable to type 'number'.",
        remedy: "correct it: npm run check shows the same error",
      },
    ]);
  });

  test("FE-05 a type that the contract takes from another package is that of the live host", async () => {
    const contractSources = {
      "index.ts":
        'import type { Item } from "@stays/domain";\nexport interface Basket { readonly item: Item }',
    };
    const packages = (item: string) => ({
      "@stays/domain/package.json": JSON.stringify({
        name: "@stays/domain",
        exports: { ".": "./src/index.ts" },
      }),
      "@stays/domain/src/index.ts": `export interface Item { readonly ${item}: string }`,
    });
    await uses("item.label");
    expect(
      await typeReasons({ ...offer, contractSources, contractPackages: packages("label") } as never),
    ).toEqual([]);
    expect(
      await typeReasons({ ...offer, contractSources, contractPackages: packages("id") } as never),
    ).toEqual(["page.ts(2,54): Property 'label' does not exist on type 'Item'."]);
  });

  test("FE-05 an offer that names a file outside of the contract is rejected", async () => {
    const contractPackages = { "../../page.ts": "" };
    expect(await typeReasons({ ...offer, contractPackages } as never)).toEqual([
      "its types could not be checked: the offer names the file ../../page.ts",
    ]);
  });

  test("FE-05 tests and their fixtures are no part of a release", async () => {
    await uses("count");
    const fixture =
      'import type { Basket } from "@stays/contract";\nexport const next = (it: Basket) => it.discount;';
    await write({ "sources/page.fixture.ts": fixture, "sources/page.test.ts": fixture });
    expect(await typeReasons()).toEqual([]);
  });
});

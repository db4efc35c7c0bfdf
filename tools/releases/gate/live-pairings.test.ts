import { violationsOfHost } from "./live-pairings.mjs";

const offer = {
  contracts: [1],
  modules: { "mf-cart": ["./slot-cart.badge"], "mf-search": ["./page-results"] },
  shared: { react: "19.3.1" },
  contractSources: {},
};
const descriptors: Record<string, { contract: number; exposes: Record<string, object> }> = {
  "mf-cart/1": { contract: 1, exposes: { "./slot-cart.badge": {} } },
  "mf-cart/2": { contract: 1, exposes: { "./slot-cart.badge": {} } },
  "mf-search/1": { contract: 1, exposes: { "./page-results": {} } },
};
const act = { by: "anna", action: "release", remote: "mf-cart", version: "1", why: "" };
const registry = {
  remotes: {
    "mf-cart": { version: "1", canary: { version: "2", percent: 10 } },
    "mf-search": { version: "1" },
  },
};

/** The store of these releases; each needs React 19 from the host. */
const store = {
  read: async (file: string) => {
    const [name = "", version = "", rest] = file.split("/");
    const descriptor = descriptors[`${name}/${version}`];
    const shared = [{ name: "react", requiredVersion: "^19.0.0" }];
    const content =
      file === "registry/00000001.json"
        ? { ...act, number: 1, id: "", at: "2027-01-01T00:00:00.000Z", registry }
        : descriptor && (rest === "release.json" ? { name, version, ...descriptor } : { shared });
    return content ? new TextEncoder().encode(JSON.stringify(content)) : null;
  },
  list: async (folder: string) => (folder === "registry" ? ["00000001.json"] : []),
};

const violations = (next: typeof offer) => violationsOfHost(store, next);

test("FE-05 a host passes if it keeps what every live release and canary needs", async () => {
  expect(await violations(offer)).toEqual([]);
});

test("FE-05 all reasons are named at once for live releases and canaries, with the platform team's remedy", async () => {
  const modules = { "mf-cart": ["./slot-cart.badge", "./slot-cart.panel"] };
  const found = await violations({
    contracts: [2],
    modules: modules as never,
    shared: { react: "20.0.0" },
    contractSources: {},
  });
  expect(found.map(({ reason }) => reason)).toEqual([
    "mf-cart 1: it was built for contract 1, the host supports 2",
    "mf-cart 1: it does not expose ./slot-cart.panel, which the host uses",
    "mf-cart 1: it needs react ^19.0.0, the host shares 20.0.0",
    "mf-cart 2: it was built for contract 1, the host supports 2",
    "mf-cart 2: it does not expose ./slot-cart.panel, which the host uses",
    "mf-cart 2: it needs react ^19.0.0, the host shares 20.0.0",
    "mf-search 1: it was built for contract 1, the host supports 2",
    "mf-search 1: the host has no route and no slot for mf-search",
    "mf-search 1: it needs react ^19.0.0, the host shares 20.0.0",
  ]);
  const remedies = found.map(({ remedy }) => remedy);
  expect(remedies).toContain(
    "keep its routes and slots, or retire it first: npm run stays -- retire mf-search",
  );
  expect(remedies[0]).toContain("list contract 1 in supportedContracts");
});

test("FE-05 a live release that cannot be read is a reason", async () => {
  const broken = {
    ...store,
    read: async (file: string) => (file === "mf-cart/1/release.json" ? null : store.read(file)),
  };
  const [first] = await violationsOfHost(broken, offer);
  expect(first?.reason).toBe("live mf-cart 1 could not be checked: mf-cart/1/release.json is missing");
});

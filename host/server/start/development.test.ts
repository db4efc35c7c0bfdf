import { releaseFixture } from "../testing/test-registry.fixture.ts";
import { developmentRegistry, ServerBundles } from "./development.ts";

const cart = releaseFixture("mf-cart", "1.0.0");
const open = (bundles: ServerBundles) =>
  developmentRegistry(
    { get: async () => ({ "mf-cart": cart }), use: { number: 1, unreadableSince: null } },
    ["mf-search"],
    bundles,
  );

test("FE-06 the remote under development comes from memory, the others from their live releases", async () => {
  const releases = await open(new ServerBundles()).get();
  expect(releases["mf-search"]).toMatchObject({
    baseUrl: "/dev/mf-search/",
    descriptor: { version: "development", entry: "remoteEntry.js" },
  });
  expect(releases["mf-cart"]).toBe(cart);
});

test("FE-06 a remote under development is rendered on the server with the last bundle", async () => {
  const bundles = new ServerBundles();
  const read = bundles.reader(async () => null);
  const readBundle = async () => {
    const { version, server, integrity } = (await open(bundles).get())["mf-search"]?.descriptor ?? {};
    return { path: `mf-search/${version}/${server}`, hash: integrity?.[server ?? ""] };
  };
  bundles.receive({ remote: "mf-search", version: "development-1", code: "first" });
  const first = await readBundle();
  bundles.receive({ remote: "mf-search", version: "development-2", code: "second" });
  const second = await readBundle();
  expect(new TextDecoder().decode((await read(second.path)) ?? undefined)).toBe("second");
  expect(second.hash).toMatch(/^sha384-/);
  // A page may still be rendered with the bundle before.
  expect(await read(first.path)).not.toBeNull();
  bundles.receive({ remote: "mf-search", version: "development-3", code: "third" });
  expect(await read(first.path)).toBeNull();
  bundles.receive({ remote: "mf-search", version: "", code: null });
  expect((await readBundle()).hash).toBeUndefined();
});

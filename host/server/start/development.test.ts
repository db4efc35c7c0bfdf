import type { LiveReleases } from "../page/live-release.ts";
import { developmentReleases, ServerBundles } from "./development.ts";

const live = { baseUrl: "/releases/mf-cart/1.0.0/" };

test("FE-06 the remote under development comes from memory, the others from their live releases", () => {
  const releases = developmentReleases(
    { "mf-cart": live } as unknown as LiveReleases,
    ["mf-search"],
    new ServerBundles(),
  );
  expect(releases["mf-search"]).toMatchObject({
    baseUrl: "/dev/mf-search/",
    descriptor: { version: "development", entry: "remoteEntry.js" },
  });
  expect(releases["mf-cart"]).toBe(live);
});

test("FE-06 a remote under development is rendered on the server with the last bundle", async () => {
  const bundles = new ServerBundles();
  const read = bundles.reader(async () => null);
  const file = () => {
    const { version, server, integrity } =
      developmentReleases({}, ["mf-search"], bundles)["mf-search"]?.descriptor ?? {};
    return { path: `mf-search/${version}/${server}`, hash: integrity?.[server ?? ""] };
  };
  bundles.receive({ remote: "mf-search", version: "development-1", code: "first" });
  const first = file();
  bundles.receive({ remote: "mf-search", version: "development-2", code: "second" });
  expect(new TextDecoder().decode((await read(file().path)) ?? undefined)).toBe("second");
  expect(file().hash).toMatch(/^sha384-/);
  // A page may still be rendered with the bundle before.
  expect(await read(first.path)).not.toBeNull();
  bundles.receive({ remote: "mf-search", version: "development-3", code: "third" });
  expect(await read(first.path)).toBeNull();
  bundles.receive({ remote: "mf-search", version: "", code: null });
  expect(file().hash).toBeUndefined();
});

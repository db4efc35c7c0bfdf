import type { LiveReleases } from "../page/live-release.ts";
import { developmentReleases } from "./development-files.ts";

const live = { baseUrl: "/releases/mf-cart/1.0.0/" };

test("FE-06 the remote under development comes from memory, the others from their live releases", () => {
  const releases = developmentReleases({ "mf-cart": live } as unknown as LiveReleases, ["mf-search"]);
  expect(releases["mf-search"]).toMatchObject({
    baseUrl: "/dev/mf-search/",
    descriptor: { version: "development", entry: "remoteEntry.js" },
  });
  expect(releases["mf-cart"]).toBe(live);
});

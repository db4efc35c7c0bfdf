import { settingsFixture } from "@stays/testing/settings";
import type { HostAssets } from "../page/host-assets.ts";
import type { PageRequest } from "../page/page-handler.ts";

/** The files of a host without scripts. */
export const assetsFixture: HostAssets = {
  ...{ scripts: [], integrity: {}, css: "", earlyInput: "" },
  ...{ searchBox: "", serviceWorker: "keep", serviceWorkerRemoval: "remove" },
};

/** The context of a page of a site without releases, which the browser renders. */
export const pageRequestFixture = (more: Partial<PageRequest> = {}): PageRequest => ({
  settings: settingsFixture(),
  releases: {},
  assets: assetsFixture,
  galaxyUrl: "http://127.0.0.1:1",
  nonce: "n",
  policy: () => "",
  today: "2027-02-07",
  origin: "https://stays.example",
  pool: null,
  isPersonal: false,
  preview: null,
  cacheSeconds: { fresh: 60, stale: 600 },
  ...more,
});

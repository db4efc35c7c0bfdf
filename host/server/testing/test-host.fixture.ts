import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFolderReleases } from "@stays/releases";
import type { Hono } from "hono";
import example from "../../settings/site-settings.example.json";
import { createHost, type HostOptions } from "../app.ts";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import type { PageRequest } from "../page/page-handler.ts";
import { CanaryWatch } from "../releases/canary-watch.ts";
import { RegistryStore } from "../releases/registry-store.ts";
import { SettingsStore } from "../settings/settings-store.ts";
import { assetsFixture } from "./page-request.fixture.ts";
import { descriptorFixture, makeReader, makeSource, writeRegistry } from "./test-registry.fixture.ts";

/** What a test sees of a host's server, and what it may change. */
export interface TestHost {
  /** Files of the release store by path. */
  readonly files: Record<string, string>;
  /** Contexts of the pages that were to be rendered. */
  readonly pages: PageRequest[];
  /** Folder of the settings, and of the folder `data`. */
  readonly folder: string;
  /** Lines of the log. */
  readonly lines: string[];
  /** Writes the settings of a language, with these changes. */
  writeSettings(language: string, changes?: object): Promise<void>;
  /** Creates a server. Its pages redirect; addresses with `broken` fail. */
  open(options?: Partial<HostOptions>): Promise<Hono>;
  close(): Promise<void>;
}

/** Password of the metrics of a test host. */
export const STATUS_PASSWORD = "open sesame";
/** Secret that signs the previews of a test host. */
export const PREVIEW_SECRET = "secret";
const hostVersion = "1.0.0";
/** Time of a test host, in milliseconds since 1970: in Stockholm it is 8 February already. */
export const NOW = Date.UTC(2027, 1, 7, 23, 30);

/** Opens a host for tests: English and Swedish settings in a folder, a release store in memory without a release. */
export async function openTestHost(): Promise<TestHost> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-host-"));
  const files: Record<string, string> = {};
  writeRegistry(files, { remotes: {} });
  const pages: PageRequest[] = [];
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const store = makeReader(files);
  const { read } = store;
  const writeSettings = (language: string, changes: object = {}) =>
    writeFile(path.join(folder, `${language}.json`), JSON.stringify({ ...example, language, ...changes }));
  await writeSettings("en");
  await writeSettings("sv");
  return {
    files,
    pages,
    folder,
    lines,
    writeSettings,
    open: async (options) => {
      const registry = new RegistryStore({
        source: makeSource(files, log),
        read,
        baseUrl: "/releases/",
        log,
      });
      const watch = new CanaryWatch({ store: openFolderReleases(folder), registry, log });
      return createHost({
        log,
        settings: await SettingsStore.open(folder, log),
        registry,
        assets: { ...assetsFixture, searchBox: "let defineStaysSearch=box;" },
        galaxy: openGalaxy({ url: "http://127.0.0.1:1", log }),
        pool: null,
        pageCache: null,
        renderPage: async (request, context) => {
          if (request.url.includes("broken")) throw new Error("broken");
          pages.push(context);
          return { response: Response.redirect("http://localhost/en/elsewhere", 302), sharing: "visitor" };
        },
        cacheSeconds: { fresh: 60, stale: 600 },
        timeZone: "Europe/Stockholm",
        siteOrigin: "https://stays.example",
        now: () => NOW,
        readRelease: read,
        readAsset: read,
        previewSecret: PREVIEW_SECRET,
        watch,
        metrics: createMetrics({ registry, hostVersion, watch, rendering: () => null }),
        statusPassword: STATUS_PASSWORD,
        dataFolder: path.join(folder, "data"),
        offer: { contracts: [1] },
        sandboxUrl: null,
        hostVersion,
        ...options,
      });
    },
    // The server may still be writing what it keeps.
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Puts a release of a remote into the store of a test host. */
export function addRelease({ files }: TestHost, name: string, version: string): void {
  files[`${name}/${version}/release.json`] = JSON.stringify(descriptorFixture(name, version));
}

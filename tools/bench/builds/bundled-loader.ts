import { modules } from "bench-modules";
import { keyText } from "../../../host/app/remotes/registry-snapshot.ts";
import { readDefinition } from "../../../host/app/remotes/remote-module.ts";
import type { federationLoader as releasedLoader } from "../../../host/browser/remotes/federation.ts";

/**
 * Replaces `host/browser/remotes/federation.ts` in the build without federation. It loads pages and slots from a table
 * that the bundler knows, as an application in one bundle does.
 */
export const federationLoader: typeof releasedLoader = (_registry, _choice, addTexts) => async (key) => {
  const module = readDefinition(key, (await modules[keyText(key)]?.()) ?? null);
  await addTexts(key.remote, module);
  return module;
};

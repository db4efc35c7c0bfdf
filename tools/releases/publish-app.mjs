import { HOST } from "@stays/releases";

/**
 * Builds a remote or the host, checks it and puts it into the store. It does not become live.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @param {{ from: string | undefined, isUnseen: boolean }} order
 * @returns {Promise<string>} its version
 * @throws ToolError with every reason and remedy when the gate rejects the release
 */
export async function publishApp(store, name, order) {
  if (name === HOST) {
    const { publishHostRelease } = await import("./publish-host-release.mjs");
    return publishHostRelease(store, order);
  }
  const { publishRelease } = await import("./publish-release.mjs");
  return publishRelease(store, name, order);
}

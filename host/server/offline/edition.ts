import { createHash } from "node:crypto";
import { HOST } from "@stays/releases";
import type { LiveReleases } from "../page/live-release.ts";

const LENGTH = 16;

/** The name of the releases of the host and all remotes together. A stored page runs with one edition only. */
export function editionOf(hostVersion: string, releases: LiveReleases): string {
  const versions = Object.entries(releases).map(([name, { descriptor }]) => `${name} ${descriptor.version}`);
  const all = [`${HOST} ${hostVersion}`, ...versions].sort().join("\n");
  return createHash("sha256").update(all).digest("base64url").slice(0, LENGTH);
}

import path from "node:path";
import { type HostOffer, openFolder } from "@stays/releases";
import { StartError } from "../settings/start-error.ts";

/** Folders of the installation. */
export interface Installation {
  readonly root: string;
  /** The host's web build. */
  readonly web: string;
  /** The host's server build. */
  readonly server: string;
}

/**
 * Reads text files of a folder that the build has written.
 *
 * @throws StartError when one is missing
 */
export const textReader = (folder: string) => async (file: string) => {
  const content = await openFolder(folder).read(file);
  if (!content) throw new StartError(`${path.join(folder, file)} is missing: run npm run build first.`);
  return new TextDecoder().decode(content);
};

/** The version of the built host. */
export async function versionOf({ web }: Installation): Promise<string> {
  return JSON.parse(await textReader(web)("release.json")).version;
}

/** What the built host offers to remotes; null in builds without it. */
export async function readOffer({ server }: Installation): Promise<HostOffer | null> {
  const content = await openFolder(server).read("offer.json");
  return content && (JSON.parse(new TextDecoder().decode(content)) as HostOffer);
}

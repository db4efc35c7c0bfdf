import { chmod, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { ReleaseRefused } from "./registry-document.js";

/** Read permission for everyone, and of folders the permission to enter them. */
const READ = 0o444;
const ENTER = 0o111;

/**
 * Makes a file or folder of the store readable for the group and others, whatever the umask: the server may run as
 * another user.
 *
 * @param {string} file
 * @throws {ReleaseRefused} when it belongs to somebody else and is not readable
 */
export async function makeReadable(file) {
  const found = await stat(file);
  const needed = found.isDirectory() ? READ | ENTER : READ;
  if ((found.mode & needed) === needed) return;
  await chmod(file, (found.mode & 0o7777) | needed).catch((error) => {
    throw new ReleaseRefused(
      `${file} is not readable for other users, such as the site's server, and this user may not change that (${error.message}). Its owner must run: chmod a+rX ${file}`,
    );
  });
}

/**
 * Makes a folder of the store readable, with everything in it.
 *
 * @param {string} folder
 */
export async function makeAllReadable(folder) {
  await makeReadable(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await makeReadable(path.join(entry.parentPath, entry.name));
}

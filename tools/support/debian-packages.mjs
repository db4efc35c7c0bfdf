import { existsSync } from "node:fs";
import path from "node:path";
import { capture } from "./command.mjs";
import { ToolError } from "./step.mjs";

const INSTALL_SECONDS = 600;

/**
 * Installs packages of Debian where possible: as root, on a machine with apt-get. Whether they are there afterwards
 * is for the caller to see.
 *
 * @param {readonly string[]} packages
 */
export async function installDebianPackages(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await capture("sh", ["-c", "command -v apt-get"])).isOk) return;
  const names = packages.join(" ");
  console.log(`· install ${names} from Debian …`);
  const install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq";
  const limit = ["timeout", String(INSTALL_SECONDS)];
  await capture("env", [...limit, "sh", "-c", `${install} --no-install-recommends ${names}`]);
}

/**
 * Path of the first program of these names in `PATH`, if any.
 *
 * @param {readonly string[]} names
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** Whether a program is installed. @param {string} program */
export const isProgramInstalled = (program) => findProgram([program]) !== null;

/** Programs that some of the slow tests need, their packages of Debian, and what they are for. */
export const slowPrograms = /** @type {const} */ ([
  ["ceph-mon", "ceph-mon", "releases in a bucket"],
  ["ceph-osd", "ceph-osd", "releases in a bucket"],
  ["radosgw", "radosgw", "releases in a bucket"],
  ["haproxy", "haproxy", "a rolling deployment"],
  ["varnishd", "varnish", "the cache in front"],
  ["WebKitWebDriver", "webkit2gtk-driver", "WebKit"],
  ["Xvfb", "xvfb", "WebKit"],
  ["java", "default-jre-headless", "the HTML of the pages"],
  ["kubectl", "kubernetes-client", "the example for Kubernetes"],
  ["promtool", "prometheus", "the alarms for Prometheus"],
]);

/**
 * Installs the packages of Debian whose programs are missing, where possible.
 *
 * @param {readonly (readonly [program: string, debianPackage: string, ...string[]])[]} programs
 * @throws ToolError that names the programs that are still missing
 */
export async function ensurePrograms(programs) {
  const findMissing = () => programs.filter(([program]) => !isProgramInstalled(program));
  const missing = findMissing().map(([, debianPackage]) => debianPackage);
  if (missing.length > 0) await installDebianPackages(missing);
  const left = findMissing().map(([program, debianPackage]) => `${program} (on Debian: ${debianPackage})`);
  if (left.length > 0) throw new ToolError(`✗ Not installed: ${left.join(", ")}.`);
}

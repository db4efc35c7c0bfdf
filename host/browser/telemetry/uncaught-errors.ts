import { type RegistrySnapshot, remoteFolder } from "../../app/remotes/registry-snapshot.ts";
import type { ReportProblem } from "../../app/services/report.ts";

/** Most errors that one page view reports: a handler may throw with each movement of a pointer. */
const MAX_ERRORS = 10;

/**
 * Reports errors that no error boundary catches: of event handlers, timers and promises. Errors of code that
 * is not the site's, such as that of browser extensions, are left out.
 *
 * @param hostFolder address of the folder of the host's files
 * @param getRelease the release of a remote in use
 */
export function reportUncaughtErrors(
  {
    registry,
    hostFolder,
    getRelease,
  }: {
    readonly registry: RegistrySnapshot;
    readonly hostFolder: string;
    readonly getRelease: (remote: string) => string;
  },
  report: ReportProblem,
): void {
  const folders = [
    ...registry.map((remote) => ({ folder: remoteFolder(remote), name: remote.name })),
    { folder: hostFolder, name: "host" },
  ].map(({ folder, name }) => ({ folder: new URL(folder, location.href).href, name }));
  const reported = new Set<string>();
  function handle(cause: unknown): void {
    if (!(cause instanceof Error) || reported.has(cause.message) || reported.size >= MAX_ERRORS) return;
    // The first of the site's files in the stack has thrown.
    const [thrower] = folders
      .map(({ folder, name }) => ({ name, at: (cause.stack ?? "").indexOf(folder) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at);
    if (!thrower) return;
    reported.add(cause.message);
    const release = thrower.name === "host" ? "live" : getRelease(thrower.name);
    report({ remote: thrower.name, release, operation: "run", message: String(cause), cause });
  }
  addEventListener("error", ({ error }) => handle(error));
  addEventListener("unhandledrejection", ({ reason }) => handle(reason));
}

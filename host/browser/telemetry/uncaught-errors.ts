import type { Problem } from "@stays/contract";
import { readThrown } from "@stays/domain";
import { type RegistrySnapshot, remoteFolder } from "../../app/remotes/registry-snapshot.ts";
import type { ReportProblem } from "../../app/services/report.ts";

/** Most errors that one page view reports: a handler may throw with each movement of a pointer. */
const MAX_ERRORS = 10;

interface UncaughtErrorsOptions {
  readonly registry: RegistrySnapshot;
  /** Address of the folder of the host's files. */
  readonly hostFolder: string;
  /** The release of a remote in use. */
  readonly getRelease: (remote: string) => string;
  /** The remote of the current page; null when no route matches. */
  readonly pageRemote: () => string | null;
}

/**
 * Reports what is thrown outside of error boundaries: by event handlers, timers and promises. What code throws that is
 * not the site's, such as that of browser extensions, is left out.
 */
export function reportUncaughtErrors(
  { registry, hostFolder, getRelease, pageRemote }: UncaughtErrorsOptions,
  report: ReportProblem,
): void {
  const folders = [
    ...registry.map((remote) => ({ folder: remoteFolder(remote), name: remote.name })),
    { folder: hostFolder, name: "host" },
  ].map(({ folder, name }) => ({ folder: new URL(folder, location.href).href, name }));
  const reported = new Set<string>();
  /** The app whose file is the first one in a stack: it has thrown. */
  function findThrower(stack: string): string | undefined {
    const [thrower] = folders
      .map(({ folder, name }) => ({ name, at: stack.indexOf(folder) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at);
    return thrower?.name;
  }
  function handle(remote: string | undefined, text: string, source: Pick<Problem, "cause">): void {
    const key = `${remote} ${text}`;
    if (remote === undefined || reported.has(key) || reported.size >= MAX_ERRORS) return;
    reported.add(key);
    const release = remote === "host" ? "live" : getRelease(remote);
    report({ remote, release, operation: "run", message: text, ...source });
  }
  // Without a stack, as of a text that is thrown, the event names the file.
  addEventListener("error", ({ error: cause, filename }) => {
    const { text, stack } = readThrown(cause);
    handle(findThrower(stack ?? filename), text, { cause });
  });
  addEventListener("unhandledrejection", ({ reason: cause }) => {
    const { text, stack } = readThrown(cause);
    if (stack !== undefined) return handle(findThrower(stack), text, { cause });
    // Nothing names the code. It may be that of measuring, so the problem has no cause and counts against no release.
    handle(pageRemote() ?? "host", text, {});
  });
}

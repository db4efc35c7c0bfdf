import type { VisitKey } from "@stays/contract";

const PREFIX = "stays.visit." satisfies VisitKey;

/** Removes what remotes have stored about visits on this device. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
  } catch {
    // A blocked storage has nothing to remove.
  }
}

import { RemoteIdentityProvider } from "@stays/contract";
import { type QueryClient, useQueryClient, useQueryErrorResetBoundary } from "@stays/query";
import { type ReactNode, Suspense, useMemo } from "react";
import { useReportProblem } from "../services/report.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import type { ModuleKey } from "./registry-snapshot.ts";
import { useLoadPhase, useRemotes } from "./remotes-context.tsx";
import { Unavailable } from "./unavailable.tsx";

interface RemoteViewProps {
  readonly moduleKey: ModuleKey;
  /** Holds the place while the module or its data is on the way. */
  readonly skeleton: ReactNode;
  /** What the visitor can go on reading when the module crashes: the HTML that the server sent (ruling 60). */
  readonly remains?: ReactNode;
  /** A piece of a page is as small as a button: its message is one line. */
  readonly isPiece?: boolean;
  readonly children: ReactNode;
}

/** Whether an answer that did not come is what was thrown: no other release would have it either. */
const isOfQuery = (client: QueryClient, cause: unknown): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error === cause);

/** A remote's piece with its time budget, its error boundary and Try again that needs no reload (FE-03). */
export function RemoteView({
  moduleKey,
  skeleton,
  remains = null,
  isPiece = false,
  children,
}: RemoteViewProps) {
  const { store, registry } = useRemotes();
  const phase = useLoadPhase(moduleKey);
  const queryErrors = useQueryErrorResetBoundary();
  const release = registry.find(({ name }) => name === moduleKey.remote)?.version ?? "none";
  const identity = useMemo(() => ({ remote: moduleKey.remote, release }), [moduleKey.remote, release]);
  const report = useReportProblem();
  const client = useQueryClient();
  return (
    <RemoteIdentityProvider identity={identity}>
      {phase === "failed" && <Unavailable isPiece={isPiece} onRetry={() => store.retry(moduleKey)} />}
      <CrashBoundary
        onCrash={(cause) => {
          report({ ...identity, operation: `render ${moduleKey.module}`, message: String(cause), cause });
          return !isOfQuery(client, cause) && store.replace(moduleKey, cause);
        }}
        onRetry={queryErrors.reset}
        fallback={(retry) => (
          <>
            <Unavailable isPiece={isPiece} onRetry={retry} />
            {remains}
          </>
        )}
      >
        <Suspense fallback={phase === "failed" ? null : skeleton}>{children}</Suspense>
      </CrashBoundary>
    </RemoteIdentityProvider>
  );
}

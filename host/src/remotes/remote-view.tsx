import { RemoteIdentityProvider } from "@stays/contract";
import { type QueryClient, useQueryClient, useQueryErrorResetBoundary } from "@stays/query";
import { type ReactNode, Suspense, useMemo } from "react";
import { operationOf } from "../services/operation-of.ts";
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

/** Stands above a piece that could not be loaded. */
function LoadAlert({ moduleKey, isPiece }: { moduleKey: ModuleKey; isPiece: boolean }) {
  const { store } = useRemotes();
  if (useLoadPhase(moduleKey) !== "failed") return null;
  return <Unavailable isPiece={isPiece} onRetry={() => store.retry(moduleKey)} />;
}

/** The place of a piece while it is on the way; nothing where it has failed, as the alert stands there. */
export function Place({ moduleKey, skeleton }: { moduleKey: ModuleKey; skeleton: ReactNode }) {
  return useLoadPhase(moduleKey) === "failed" ? null : skeleton;
}

/*
 * How far a module is, is looked at beside the boundary and never around it: a boundary that the server has filled
 * keeps what is in it only as long as nothing above it renders again before its code is there (ruling 60).
 */

/** A remote's piece with its time budget, its error boundary and Try again that needs no reload (FE-03). */
export function RemoteView({
  moduleKey,
  skeleton,
  remains = null,
  isPiece = false,
  children,
}: RemoteViewProps) {
  const { store, registry } = useRemotes();
  const queryErrors = useQueryErrorResetBoundary();
  const release = registry.find(({ name }) => name === moduleKey.remote)?.version ?? "none";
  const identity = useMemo(() => ({ remote: moduleKey.remote, release }), [moduleKey.remote, release]);
  const report = useReportProblem();
  const client = useQueryClient();
  return (
    <RemoteIdentityProvider identity={identity}>
      <LoadAlert moduleKey={moduleKey} isPiece={isPiece} />
      <CrashBoundary
        onCrash={(cause) => {
          report({
            ...identity,
            operation: operationOf(cause, `render ${moduleKey.module}`),
            message: String(cause),
            cause,
          });
          return !isOfQuery(client, cause) && store.replace(moduleKey, cause);
        }}
        onRetry={(cause) => {
          queryErrors.reset();
          if (!isOfQuery(client, cause)) store.reload(moduleKey);
        }}
        fallback={(retry) => (
          <>
            <Unavailable isPiece={isPiece} onRetry={retry} />
            {remains}
          </>
        )}
      >
        <Suspense fallback={<Place moduleKey={moduleKey} skeleton={skeleton} />}>{children}</Suspense>
      </CrashBoundary>
    </RemoteIdentityProvider>
  );
}

import { useQueryClient, useQueryErrorResetBoundary } from "@stays/contract";
import { RemoteIdentityProvider, useServices } from "@stays/contract/host";
import { readThrown } from "@stays/domain";
import { useTexts } from "@stays/texts";
import {
  type ElementNode,
  ErrorBoundary,
  FailureNote,
  isOfQuery,
  PromptSuspense,
  TextButton,
  useQueryUpdates,
} from "@stays/ui";
import { type ReactNode, useCallback, useMemo } from "react";
import { readOperation } from "../services/report.ts";
import type { ModuleKey } from "./registry-snapshot.ts";
import styles from "./remote-view.module.css";
import { useLoadPhase, useRelease, useRemotes } from "./remotes-context.tsx";

interface RemoteViewProps {
  readonly moduleKey: ModuleKey;
  readonly skeleton: ReactNode;
  /** Shown below the error message: the server's HTML (ruling 60). */
  readonly contentOnFailure?: ElementNode;
  /** True = a slot, which may be as small as a button: the error message is one line. */
  readonly isSlot?: boolean;
  readonly children: ReactNode;
}

/**
 * The element of a page or slot. It names the remote and the release in use, for people and tools who look at the page.
 * It has no box of its own, so that it changes no layout.
 */
export function RemoteElement({ remote, children }: { remote: string; children: ReactNode }) {
  const release = useRelease(remote);
  return (
    <div className={styles.element} data-remote={remote} data-release={release}>
      {children}
    </div>
  );
}

/** The error message above a slot or page that could not be loaded. */
function LoadAlert({ moduleKey, isSlot }: { moduleKey: ModuleKey; isSlot: boolean }) {
  const { store } = useRemotes();
  if (useLoadPhase(moduleKey) !== "failed") return null;
  return <Unavailable isSlot={isSlot} onRetry={() => store.retry(moduleKey)} />;
}

type LoadingSkeletonProps = Pick<RemoteViewProps, "moduleKey" | "skeleton" | "contentOnFailure">;

/** The skeleton of a slot or page while it loads; after a failure what is shown below the alert. */
export function LoadingSkeleton({ moduleKey, skeleton, contentOnFailure = null }: LoadingSkeletonProps) {
  return useLoadPhase(moduleKey) === "failed" ? contentOnFailure : skeleton;
}

/*
 * Subscribe to the load state in a sibling of the boundary, never in a parent. React keeps the server's HTML
 * in a boundary only while no parent re-renders before the code is loaded (ruling 60).
 */

/**
 * Renders a page or slot of a remote, with a time limit and an error boundary. Its Try again button needs no
 * page reload (FE-03).
 */
export function RemoteView({
  moduleKey,
  skeleton,
  contentOnFailure = null,
  isSlot = false,
  children,
}: RemoteViewProps) {
  const { store, registry } = useRemotes();
  const queryErrors = useQueryErrorResetBoundary();
  const release = registry.find(({ name }) => name === moduleKey.remote)?.version ?? "none";
  const identity = useMemo(() => ({ remote: moduleKey.remote, release }), [moduleKey.remote, release]);
  const { report } = useServices();
  const client = useQueryClient();
  const subscribeToQueries = useQueryUpdates();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        store.subscribe(() => {
          if (store.phase(moduleKey) === "ready") listener();
        }),
        subscribeToQueries(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, moduleKey, subscribeToQueries],
  );
  return (
    <RemoteElement remote={moduleKey.remote}>
      <RemoteIdentityProvider identity={identity}>
        <LoadAlert moduleKey={moduleKey} isSlot={isSlot} />
        <ErrorBoundary
          onError={(cause) =>
            report({
              ...identity,
              operation: readOperation(cause, `render ${moduleKey.module}`),
              message: readThrown(cause).text,
              cause,
            })
          }
          isReplaced={(cause) => !isOfQuery(client, cause) && store.replace(moduleKey, cause)}
          onRetry={(cause) => {
            queryErrors.reset();
            if (!isOfQuery(client, cause)) store.reload(moduleKey);
          }}
          failed={(retry) => (
            <>
              <Unavailable isSlot={isSlot} onRetry={retry} />
              {contentOnFailure}
            </>
          )}
        >
          <PromptSuspense
            fallback={
              <LoadingSkeleton
                moduleKey={moduleKey}
                skeleton={skeleton}
                contentOnFailure={contentOnFailure}
              />
            }
            subscribe={subscribe}
          >
            {children}
          </PromptSuspense>
        </ErrorBoundary>
      </RemoteIdentityProvider>
    </RemoteElement>
  );
}

/** An error message for a page or slot that could not be loaded, with a Try again button. */
function Unavailable({ isSlot, onRetry }: { isSlot: boolean; onRetry: () => void }) {
  const { t } = useTexts("host");
  if (!isSlot) return <FailureNote message={t("unavailable")} onRetry={onRetry} />;
  return (
    <div role="alert" className={styles.piece}>
      <span>{t("unavailable")}</span>
      <TextButton onClick={onRetry}>{t("tryAgain")}</TextButton>
    </div>
  );
}

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
  useUiTexts,
} from "@stays/ui";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { readOperation } from "../services/report.ts";
import type { ModuleKey } from "./registry-snapshot.ts";
import type { LoadPhase } from "./remote-store.ts";
import styles from "./remote-view.module.css";
import { useLoadPhase, useRelease, useRemotes } from "./remotes-context.tsx";

interface RemoteViewProps {
  readonly moduleKey: ModuleKey;
  readonly skeleton: ReactNode;
  /** Shown below the error message: the server's HTML (ruling 60). */
  readonly contentOnFailure?: ElementNode;
  /** True = a slot that may be as small as a button: its alert is one line. */
  readonly isSmall?: boolean;
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

const isUnavailable = (phase: LoadPhase): boolean => phase === "failed" || phase === "retrying";

/** Moves a click on a button of the server's HTML, whose code is missing, to the alert: it would do nothing. */
function useRefusedClicks(isMissing: boolean): RefObject<HTMLDivElement | null> {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMissing) return undefined;
    const refuse = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest("button:not([type='submit'])") : null;
      if (!button || alert.current?.contains(button) || !alert.current?.parentElement?.contains(button))
        return;
      alert.current.querySelector("button")?.focus();
    };
    // Before React, which stops a click in a part that it has not hydrated.
    addEventListener("click", refuse, true);
    return () => removeEventListener("click", refuse, true);
  }, [isMissing]);
  return alert;
}

/** The error message above a slot or page that could not be loaded; it stays while a further try is running. */
function LoadAlert({ moduleKey, isSmall }: { moduleKey: ModuleKey; isSmall: boolean }) {
  const { store } = useRemotes();
  const phase = useLoadPhase(moduleKey);
  const alert = useRefusedClicks(isUnavailable(phase));
  if (!isUnavailable(phase)) return null;
  return (
    <div ref={alert} className={styles.element}>
      <Unavailable isSmall={isSmall} isBusy={phase === "retrying"} onRetry={() => store.retry(moduleKey)} />
    </div>
  );
}

type LoadingSkeletonProps = Pick<RemoteViewProps, "moduleKey" | "skeleton" | "contentOnFailure">;

/** The skeleton of a slot or page while it loads; after a failure what is shown below the alert. */
export function LoadingSkeleton({ moduleKey, skeleton, contentOnFailure = null }: LoadingSkeletonProps) {
  return isUnavailable(useLoadPhase(moduleKey)) ? contentOnFailure : skeleton;
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
  isSmall = false,
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
        <LoadAlert moduleKey={moduleKey} isSmall={isSmall} />
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
              <Unavailable isSmall={isSmall} onRetry={retry} />
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

interface UnavailableProps {
  readonly isSmall: boolean;
  /** Whether a further try is running. */
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
}

/** An error message for a page or slot that could not be loaded, with a Try again button. */
function Unavailable({ isSmall, isBusy = false, onRetry }: UnavailableProps) {
  const { t } = useTexts("host");
  const { t: ofUi } = useUiTexts();
  if (!isSmall) return <FailureNote message={t("unavailable")} busy={isBusy} onRetry={onRetry} />;
  return (
    <div role="alert" className={styles.piece}>
      <span>{t("unavailable")}</span>
      <TextButton aria-busy={isBusy} aria-disabled={isBusy} onClick={onRetry}>
        {isBusy ? ofUi("loading") : t("tryAgain")}
      </TextButton>
    </div>
  );
}

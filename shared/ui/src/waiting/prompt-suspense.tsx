import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useIsHydrated,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useReport,
} from "@stays/contract";
import { readThrown } from "@stays/domain";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from "react";
import { FailureNote } from "../notice/failure-note.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { HydratedSuspense } from "./hydrated-suspense.tsx";

export interface PromptSuspenseProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** Calls the listener when what the children await may be there; returns how to unsubscribe. Stable. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A Suspense boundary that shows its children as soon as they can be rendered. After a fallback, React by itself
 * shows them 300 ms later at the earliest, however soon the data is there. It renders again at once for a transition.
 */
export function PromptSuspense({ children, fallback, subscribe }: PromptSuspenseProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <HydratedSuspense
      fallback={
        <Awaiting subscribe={subscribe} onReady={renderAgain}>
          {fallback}
        </Awaiting>
      }
    >
      {children}
    </HydratedSuspense>
  );
}

interface AwaitingProps extends Pick<PromptSuspenseProps, "children" | "subscribe"> {
  readonly onReady: () => void;
}

function Awaiting({ children, subscribe, onReady }: AwaitingProps) {
  useEffect(() => subscribe(() => startTransition(onReady)), [subscribe, onReady]);
  return children;
}

/** Returns a stable function that subscribes to the answers and failures of all queries, and returns how to unsubscribe. */
export function useQueryUpdates(): (listener: () => void) => () => void {
  const client = useQueryClient();
  return useCallback(
    (listener) =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && ["success", "error"].includes(event.action.type)) listener();
      }),
    [client],
  );
}

export interface QueryBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the data is loading: skeletons of the final size. */
  readonly fallback: ReactNode;
  /** Shown when a request failed; `retry` requests again. A FailureNote by default. */
  readonly failed?: ((retry: () => void, error: Error) => ReactNode) | undefined;
}

/** Whether a query has thrown this: the host logs it, and another release would fail the same way. */
export const isOfQuery = (client: QueryClient, cause: unknown): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === "error" && state.error === cause);

/**
 * A boundary for components that use useSuspenseQuery: shows loading, and failures with Try again. It reports what
 * is no failed request: the host logs every one of those (EC-12).
 */
export function QueryBoundary({ children, fallback, failed }: QueryBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  const report = useReport();
  const client = useQueryClient();
  const reportCrash = (cause: unknown) => {
    if (!isOfQuery(client, cause))
      report({ operation: "render a part", message: readThrown(cause).message, cause });
  };
  return (
    <ErrorBoundary
      onRetry={reset}
      onError={reportCrash}
      failed={failed ?? ((retry) => <FailureNote onRetry={retry} />)}
    >
      <PromptSuspense fallback={fallback} subscribe={useQueryUpdates()}>
        {children}
      </PromptSuspense>
    </ErrorBoundary>
  );
}

/** Suspends on the server and while the browser hydrates, as long as the request is running; null = for nothing. */
export function useAwaited(queryKey: QueryKey | null): void {
  const isHydrated = useIsHydrated();
  const cache = useQueryClient().getQueryCache();
  const request = queryKey && cache.find({ queryKey });
  // A failure is shown where it is read, so this is not `use`, which would throw it.
  if (!isHydrated && request?.state.status === "pending" && request.promise) throw request.promise;
}

/**
 * `useQuery` that suspends on the server and while the browser hydrates, as long as its request is running: the
 * server sends what it renders with its data, in the Suspense boundary around it. Later changes never suspend.
 */
export function useAwaitedQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data> {
  const result = useQuery(options);
  useAwaited(result.isPending ? options.queryKey : null);
  return result;
}

interface Shown<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

function MissingComponent({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const report = useReport();
  useEffect(
    () => report({ operation: "load a part", message: readThrown(cause).text, cause }),
    [report, cause],
  );
  return <FailureNote onRetry={onRetry} />;
}

/** An attempt to load a component, which starts when it is first rendered; `subscribe` notifies of its end. */
function startAttempt<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let onEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    onEnd = resolve;
  });
  const Attempt = lazy(async () => {
    try {
      const Loaded = await load();
      return { default: ({ props }: Shown<Props>) => <Loaded {...props} /> };
    } catch (cause) {
      return { default: ({ onRetry }: Shown<Props>) => <MissingComponent cause={cause} onRetry={onRetry} /> };
    } finally {
      onEnd();
    }
  });
  const subscribe = (listener: () => void) => {
    let isWanted = true;
    void ended.then(() => isWanted && listener());
    return () => {
      isWanted = false;
    };
  };
  return { Attempt, subscribe };
}

/**
 * A component whose code loads when it is first shown; until then `fallback` is shown, by default nothing. A failed
 * load is reported, and a note with Try again is in its place; the rest of the page is not affected (FE-03).
 *
 * React's `lazy` alone would throw into the page, and throw again at every retry.
 *
 * @param load imports the code; Try again calls it again
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback?: ReactNode }> {
  let newest = startAttempt(load);

  return function LazyComponent(props) {
    const [{ Attempt, subscribe }, setAttempt] = useState(newest);
    const onRetry = () => {
      newest = startAttempt(load);
      startTransition(() => setAttempt(newest));
    };
    return (
      <PromptSuspense fallback={props.fallback} subscribe={subscribe}>
        <Attempt props={props} onRetry={onRetry} />
      </PromptSuspense>
    );
  };
}

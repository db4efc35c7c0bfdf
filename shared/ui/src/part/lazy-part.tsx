import { useReport } from "@stays/contract";
import { type ComponentType, lazy, type ReactNode, startTransition, useEffect, useState } from "react";
import { FailureNote } from "../notice/failure-note.tsx";
import { PromptSuspense } from "../query/prompt-suspense.tsx";

interface Shown<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

function MissingPart({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const report = useReport();
  useEffect(() => report({ operation: "load a part", message: String(cause), cause }), [report, cause]);
  return <FailureNote onRetry={onRetry} />;
}

/** An attempt to load a part, which starts when `Part` is first rendered. `subscribe` tells when it has ended. */
function attemptTo<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let onEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    onEnd = resolve;
  });
  const Part = lazy(async () => {
    try {
      const Loaded = await load();
      return { default: ({ props }: Shown<Props>) => <Loaded {...props} /> };
    } catch (cause) {
      return { default: ({ onRetry }: Shown<Props>) => <MissingPart cause={cause} onRetry={onRetry} /> };
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
  return { Part, subscribe };
}

/**
 * A lazy part: its code loads when it is first shown; until then `fallback` is shown, by default nothing. A failed
 * load is reported, and the part shows a note with Try again; the rest of the page is not affected (FE-03).
 *
 * React's `lazy` alone would throw into the page, and throw again at every retry.
 *
 * @param load imports the code; Try again calls it again
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback?: ReactNode }> {
  let newest = attemptTo(load);

  return function LazyPart(props) {
    const [{ Part, subscribe }, setAttempt] = useState(newest);
    const onRetry = () => {
      newest = attemptTo(load);
      startTransition(() => setAttempt(newest));
    };
    return (
      <PromptSuspense fallback={props.fallback} subscribe={subscribe}>
        <Part props={props} onRetry={onRetry} />
      </PromptSuspense>
    );
  };
}

import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from "react";

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
    <Suspense
      fallback={
        <Awaiting subscribe={subscribe} onReady={renderAgain}>
          {fallback}
        </Awaiting>
      }
    >
      {children}
    </Suspense>
  );
}

interface AwaitingProps extends Pick<PromptSuspenseProps, "children" | "subscribe"> {
  readonly onReady: () => void;
}

function Awaiting({ children, subscribe, onReady }: AwaitingProps) {
  useEffect(() => subscribe(() => startTransition(onReady)), [subscribe, onReady]);
  return children;
}

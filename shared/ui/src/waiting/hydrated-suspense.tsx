import {
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

export interface HydratedSuspenseProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

const never = () => () => {};

/**
 * A Suspense boundary whose parent may render again before React has hydrated it. For an urgent update, such as a
 * store's, React hydrates the boundary at once; where its code or data is missing it deletes the server's HTML, and a
 * click in it is lost. A deferred update is begun again after each boundary that React hydrates for it: seconds of work
 * for a list of 300. So what the server sent is hydrated as it was sent, and changes after that; what the browser
 * renders itself changes by a deferred update until it is shown.
 */
export function HydratedSuspense({ children, fallback }: HydratedSuspenseProps) {
  const { current: state } = useRef({ isSent: false, isShown: false });
  // React asks for the server's value during hydration only.
  const isSent = useSyncExternalStore(
    never,
    () => state.isSent,
    () => (state.isSent = true),
  );
  const given = { children, fallback };
  const [sent, setSent] = useState(isSent ? given : null);
  const latest = (!state.isShown && sent) || given;
  const boundary = useMemo(() => {
    const onShown = () => {
      state.isShown = true;
      // React hydrates many parts of a list at once, and would render each of them again at once.
      startTransition(() => setSent(null));
    };
    return (
      <Suspense fallback={latest.fallback}>
        <Shown onShown={onShown}>{latest.children}</Shown>
      </Suspense>
    );
  }, [latest.children, latest.fallback, state]);
  const isUrgent = isSent || state.isShown;
  const deferred = useDeferredValue(isUrgent ? null : boundary);
  return isUrgent ? boundary : deferred;
}

/** Says when its children are on the screen, hydrated or rendered. */
function Shown({ children, onShown }: { readonly children: ReactNode; readonly onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

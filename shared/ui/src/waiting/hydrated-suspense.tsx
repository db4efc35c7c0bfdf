import {
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";

export interface HydratedSuspenseProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/**
 * A Suspense boundary whose parent may render again before React has hydrated it. For an urgent update, such as a
 * store's, React hydrates the boundary at once; where its code or data is missing it deletes the server's HTML, and a
 * click in it is lost. A deferred update waits for them instead.
 */
export function HydratedSuspense({ children, fallback }: HydratedSuspenseProps) {
  const isShown = useRef(false);
  const boundary = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Shown isShown={isShown}>{children}</Shown>
      </Suspense>
    ),
    [children, fallback],
  );
  const deferred = useDeferredValue(isShown.current ? null : boundary);
  return isShown.current ? boundary : deferred;
}

/** Notes that its children are on the screen, hydrated or rendered. */
function Shown({
  children,
  isShown,
}: {
  readonly children: ReactNode;
  readonly isShown: RefObject<boolean>;
}) {
  useLayoutEffect(() => {
    isShown.current = true;
  }, [isShown]);
  return children;
}

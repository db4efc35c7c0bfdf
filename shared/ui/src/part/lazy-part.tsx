import { useReport } from "@stays/contract";
import { type ComponentType, lazy, startTransition, useEffect, useState } from "react";
import { FailureNote } from "../notice/failure-note.tsx";

interface Shown<Props> {
  readonly props: Props;
  readonly onRetry: () => void;
}

function MissingPart({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const report = useReport();
  useEffect(() => report({ operation: "load a part", message: String(cause), cause }), [report, cause]);
  return <FailureNote onRetry={onRetry} />;
}

/**
 * A part of a page whose code comes when it is first shown: a dialog, a map. It suspends until then. Code that cannot
 * be had is reported, and the place of the part says so with Try again; the page around it stays as it is (FE-03).
 *
 * React's `lazy` alone would throw into the page, and go on throwing at every further try.
 *
 * @param load asks for the code; called again by Try again
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = () =>
    lazy(async () => {
      try {
        const Loaded = await load();
        return { default: ({ props }: Shown<Props>) => <Loaded {...props} /> };
      } catch (cause) {
        return { default: ({ onRetry }: Shown<Props>) => <MissingPart cause={cause} onRetry={onRetry} /> };
      }
    });
  let newest = start();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => newest);
    const onRetry = () => {
      newest = start();
      startTransition(() => setPart(() => newest));
    };
    return <Part props={props} onRetry={onRetry} />;
  };
}

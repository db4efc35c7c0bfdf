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
 * A lazy part: its code loads when it is first shown, and it suspends until then. A failed load is reported,
 * and the part shows a note with Try again; the rest of the page is not affected (FE-03).
 *
 * React's `lazy` alone would throw into the page, and throw again at every retry.
 *
 * @param load imports the code; Try again calls it again
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

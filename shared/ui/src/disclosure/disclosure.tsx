import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ElementNode } from "../element-node.ts";

export interface DisclosureProps {
  readonly summary: string;
  readonly className?: string | undefined;
  /** Whether it is open at first. */
  readonly defaultOpen?: boolean | undefined;
  /** A function receives whether the content is shown, for content that is made only then. */
  readonly children: ElementNode | ((isShown: boolean) => ElementNode);
}

/** Content that a click on its summary shows and hides. It is printed, also where it is closed. */
export function Disclosure({ summary, className, defaultOpen = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // The browser prints what is rendered when its listeners return.
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  const isShown = isOpen || isPrinted;
  return (
    <details
      className={className}
      open={isShown}
      onToggle={({ currentTarget }) => !isPrinted && setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {typeof children === "function" ? children(isShown) : children}
    </details>
  );
}

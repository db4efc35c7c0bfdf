import { useState } from "react";

/** State of an overlay that the host unmounts after its exit animation. */
export interface Leaving {
  readonly isOpen: boolean;
  /** Starts the exit animation. */
  leave(): void;
}

/**
 * Closes an overlay with its exit animation. Another request during the animation opens it again.
 *
 * @param request of the host to open it; a new object is a new request
 */
export function useLeaving(request: object | null): Leaving {
  const [left, setLeft] = useState<object | null | undefined>(undefined);
  return { isOpen: request !== left, leave: () => setLeft(request) };
}

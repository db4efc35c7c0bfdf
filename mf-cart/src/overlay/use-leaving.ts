import { useState } from "react";

/** A surface that the host takes away only when its leaving movement is over. */
export interface Leaving {
  readonly isOpen: boolean;
  /** Begins to leave. */
  leave(): void;
}

/**
 * Keeps a surface until it has left the screen. Asked for again meanwhile (another `wish`), it comes back.
 *
 * @param wish what the host opened it for; another object is another wish
 */
export function useLeaving(wish: object | null): Leaving {
  const [left, setLeft] = useState<object | null | undefined>(undefined);
  return { isOpen: wish !== left, leave: () => setLeft(wish) };
}

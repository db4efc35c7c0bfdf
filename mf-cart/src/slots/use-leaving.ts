import { useState } from "react";

/**
 * Closes an overlay with its exit animation, after which the host unmounts it. Another request during the animation
 * opens it again.
 *
 * @param request of the host to open it; a new object is a new request
 */
export function useLeaving(request: object | null) {
  const [left, setLeft] = useState<object | null | undefined>(undefined);
  return { isOpen: request !== left, leave: () => setLeft(request) };
}

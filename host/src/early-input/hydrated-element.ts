interface Fiber {
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  /** Only at the root: `current` is the root of the committed tree. */
  readonly stateNode: { readonly current?: Fiber } | null;
}

function fiberOf(element: Element): Fiber | null {
  for (const key in element)
    if (key.indexOf("__reactFiber") === 0) return (element as unknown as Record<string, Fiber>)[key] || null;
  return null;
}

/**
 * Whether React has hydrated an element. While React hydrates, it sets a fiber property on elements, even in
 * attempts that it abandons because a part is still loading. An element is hydrated when its fiber is in the
 * committed tree.
 */
export function isHydrated(element: Element): boolean {
  let fiber = fiberOf(element);
  if (!fiber) return false;
  const path: Fiber[] = [];
  for (; fiber.return; fiber = fiber.return) path.unshift(fiber);
  let parent = fiber.stateNode?.current;
  return path.every((step) => {
    if (!parent) return false;
    let child = parent.child;
    while (child && child !== step && child !== step.alternate) child = child.sibling;
    if (child) parent = child;
    return child !== null;
  });
}

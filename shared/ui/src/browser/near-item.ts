import { type RefObject, startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { onNear } from "./viewport.ts";

/** Items of a long list that are rendered in full at first, also on the server. */
const FIRST_ITEMS = 6;
/** Distance to the window, or to a scrolling box, in which items are rendered in full: eight heights of it. */
export const NEAR_ITEMS = "800% 0px";

/** The entities whose items have been near the viewport: a visitor who comes back finds every item where it was. */
const nearEntities = new WeakSet<object>();

const neverChanges = () => () => {};

/**
 * Whether an item of a long list is rendered in full: it is one of the first, or has been near the viewport. The others
 * show their text only, at a height of their own. React renders the rest in small tasks.
 *
 * @param entity what the item shows, from the query cache
 * @param index position in the list, from 0
 */
export function useNearItem<Item extends Element>(
  entity: object,
  index: number,
): { readonly ref: RefObject<Item | null>; readonly isNear: boolean } {
  const ref = useRef<Item>(null);
  // False during hydration, as on the server. A value that were true after it would render every item again, at once.
  const wasNear = useSyncExternalStore(
    neverChanges,
    () => nearEntities.has(entity),
    () => false,
  );
  const [isNear, setNear] = useState(index < FIRST_ITEMS || wasNear);
  useEffect(() => {
    if (isNear) nearEntities.add(entity);
    else if (ref.current) return onNear(ref.current, NEAR_ITEMS, () => startTransition(() => setNear(true)));
    return undefined;
  }, [entity, isNear]);
  return { ref, isNear };
}

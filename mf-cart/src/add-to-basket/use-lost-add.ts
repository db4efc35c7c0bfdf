import {
  type BasketFailure,
  useBasket,
  useBookingReport,
  useCart,
  useCartActions,
  useMutation,
  useMutationState,
  useQueryClient,
  useReport,
} from "@stays/contract";
import { withBasketLock } from "./basket-lock.ts";
import { clearPendingAdd, lookUpAdd, readPendingAdd } from "./pending-add.ts";

/**
 * Result of a check for the pending add: it is in the basket, it is not there (and may still arrive), or the
 * basket could not be read. `closed` = there is no pending add.
 */
export type Found = "found" | "absent" | "unknown" | "closed";

/** What a visitor reads of an add without an answer. */
type ShownResult = NonNullable<BasketFailure["found"]>;

/** Key of the mutations that watch the basket; the data of each is the failure that it reports, or null. */
const WATCH = ["watch-basket"] as const;

/**
 * Hook with the checks of the basket for the pending add of this tab, whose answer is lost (CT-02). They call
 * get-basket and book nothing. A found add is reported like any other (CT-03), and is cleared.
 */
export function useLostAdd() {
  const client = useQueryClient();
  const { succeed, fail, dismissFailure } = useBookingReport();
  const { openBasket } = useCartActions();
  const { refresh } = useBasket();
  const report = useReport();

  /**
   * Checks once; never rejects. Call it under the basket lock: it clears the pending add, which must not belong to
   * an add that is still running.
   */
  async function check(): Promise<Found> {
    const add = readPendingAdd();
    if (!add) return "closed";
    const isIn = await lookUpAdd(client, add).catch(() => null);
    if (isIn === null) return "unknown";
    if (!isIn) return "absent";
    clearPendingAdd();
    succeed({ ...add, bookItemIds: [], chosen: add.keys });
    dismissFailure();
    await refresh();
    return "found";
  }

  /**
   * Checks until the add is found or the delays are used up. A found add opens the basket panel. The add button may
   * be gone: a missing accommodation shows the error modal, any other kind the note of the badge (rulings 6, 41).
   *
   * @param shown what the visitor was last shown about the add; undefined = nothing
   */
  async function checkUntilKnown(shown: ShownResult | undefined): Promise<BasketFailure | null> {
    if (!readPendingAdd()) return null;
    const found = await pollBasket(() => withBasketLock(check));
    if (found === "found") openBasket();
    if (found === "unknown") report({ operation: "get-basket", message: "An add could not be looked for" });
    const add = readPendingAdd();
    if (!add || found === "found" || found === "closed") return null;
    if (found === "absent") clearPendingAdd();
    if (found === shown) return null;
    const showsModal = add.kind === "accommodation";
    const failure: BasketFailure = { error: 3, message: "No answer to an add", showsModal, found };
    fail(failure);
    return failure;
  }

  const { mutate: watch } = useMutation({
    mutationKey: WATCH,
    networkMode: "always",
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: checkUntilKnown,
  });
  return { check, watch };
}

/** What the badge says of an add whose button may be gone; null = nothing. */
export function useLateResult(): ShownResult | null {
  const failure = useCart((cart) => cart.failure);
  const watched = useMutationState({ filters: { mutationKey: WATCH }, select: ({ state }) => state.data });
  const isLate = failure !== null && !failure.showsModal && watched.includes(failure);
  return (isLate && failure.found) || null;
}

/**
 * Delay before each basket check for an add without an answer, in milliseconds. Galaxy may still be
 * processing it.
 */
const POLL_DELAYS = [0, 1_000, 2_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Checks the basket until the add is found or closed, or the delays are used up.
 *
 * @returns the result of the last check
 */
export async function pollBasket(check: () => Promise<Found>, wait = pause): Promise<Found> {
  let found: Found = "unknown";
  for (const ms of POLL_DELAYS) {
    await wait(ms);
    found = await check();
    if (found === "found" || found === "closed") break;
  }
  return found;
}

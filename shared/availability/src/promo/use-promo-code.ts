import { useQuery, useQueryClient, useSettings, useTrack } from "@stays/contract";
import { normaliseCode, type PromoCodeVerdict, usableCode } from "@stays/domain";
import { promoCodeQuery, queryIfAsked } from "@stays/galaxy";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The state of a promo code; `failed` = the check failed (SW-10, ruling 44). */
type PromoCodeState = "untouched" | "validating" | "valid" | "invalid" | "failed";

export interface PromoCode {
  readonly value: string;
  readonly state: PromoCodeState;
  change(value: string): void;
  /** Checks the typed code, or repeats a check that failed. */
  apply(): void;
  remove(): void;
  /**
   * The code for the next search: the typed one, which is checked once it is in the URL (ruling 49), else the
   * URL's.
   */
  consume(): string | null;
}

interface CodeInAddress {
  readonly code: string | null;
  /** Bare digits of the product to book; omitted on the search page. */
  readonly productId?: string | null;
  /** Changes only the promo code, in the URL that is current at the time of the call; null removes it. */
  readonly onCode: (code: string | null) => void;
}

/** Whether a verdict lets a code be used; null = there is none yet. */
const isUsable = (verdict: PromoCodeVerdict | undefined): boolean | null =>
  verdict === undefined ? null : usableCode(verdict) !== null;

/**
 * The promo code of the URL and the one being typed. A code in the URL is checked in parallel with the first
 * search. If it is not valid, it is removed from the URL and the search runs again (ruling 49). A verdict on
 * a code that was changed meanwhile is ignored.
 */
export function usePromoCode({ code: inAddress, productId, onCode }: CodeInAddress): PromoCode {
  const { promoCodeActive } = useSettings();
  const client = useQueryClient();
  const track = useTrack();
  const [typed, setTyped] = useState<{ readonly value: string; readonly isApplied: boolean } | null>(null);
  /** The code of a search, until its verdict is there. */
  const searched = useRef<string | null>(null);
  const buildQuery = (promoCode: string) => promoCodeQuery({ promoCode, productId });
  const ofAddress = useQuery(queryIfAsked(promoCodeActive ? inAddress : null, buildQuery));
  const applied = useQuery(queryIfAsked(typed?.isApplied ? normaliseCode(typed.value) : null, buildQuery));
  const isAddressUsable = isUsable(ofAddress.data);

  const trackCode = (code: string) =>
    track({ event: "select_promotion", promotion_id: code, promotion_name: code });
  const settleAddress = useEffectEvent((code: string) => {
    if (isAddressUsable && searched.current === code) trackCode(code);
    searched.current = null;
    if (isAddressUsable) return;
    // Keeps a code that the visitor is already typing.
    setTyped((before) => before ?? { value: code, isApplied: true });
    onCode(null);
  });
  useEffect(() => {
    if (inAddress !== null && isAddressUsable !== null) settleAddress(inAddress);
  }, [inAddress, isAddressUsable]);

  const take = useEffectEvent((verdict: PromoCodeVerdict) => {
    const code = usableCode(verdict);
    if (code === null) return;
    // Caches the verdict under the spelling that the URL will have.
    client.setQueryData(buildQuery(code).queryKey, verdict);
    setTyped(null);
    trackCode(code);
    onCode(code);
  });
  useEffect(() => {
    if (applied.data) take(applied.data);
  }, [applied.data]);

  function readState(): PromoCodeState {
    if (typed && !typed.isApplied) return "untouched";
    if ((typed ? applied : ofAddress).isError) return "failed";
    // A valid code goes to the URL first.
    if (typed) return isUsable(applied.data) === false ? "invalid" : "validating";
    return isAddressUsable ? "valid" : "untouched";
  }
  const state = readState();

  function change(value: string) {
    setTyped({ value, isApplied: false });
    if (value === "" && inAddress !== null) onCode(null);
  }

  return {
    value: typed?.value ?? inAddress ?? "",
    state,
    change,
    apply() {
      if (state === "failed") void (typed ? applied : ofAddress).refetch();
      else if (typed && normaliseCode(typed.value)) setTyped({ ...typed, isApplied: true });
    },
    remove: () => change(""),
    consume() {
      // A rejected code may still be in the URL.
      if (typed === null || state === "invalid") return isAddressUsable === false ? null : inAddress;
      setTyped(null);
      searched.current = normaliseCode(typed.value) || null;
      return searched.current;
    },
  };
}

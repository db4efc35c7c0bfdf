import { useQuery, useQueryClient, useSettings, useTrack } from "@stays/contract";
import { type PromoCodeVerdict, usableCode } from "@stays/domain";
import { promoCodeQuery, queryIfAsked } from "@stays/galaxy";
import { useEffect, useEffectEvent, useRef, useState } from "react";

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

/**
 * The promo code of the URL and the one being typed. A code in the URL is checked in parallel with the first
 * search. If it is not valid, it is removed from the URL and the search runs again (ruling 49). A verdict on
 * a code that was changed meanwhile is ignored.
 */
export function usePromoCode({ code: inAddress, productId, onCode }: CodeInAddress): PromoCode {
  const { promoCodeActive } = useSettings();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedCode | null>(null);
  const check = useRef(0);
  const track = useTrack();
  /** The code of a search, until its verdict is there. */
  const searched = useRef<string | null>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(
    () => () => {
      check.current += 1;
    },
    [],
  );

  const buildQuery = (promoCode: string) => promoCodeQuery({ promoCode, productId });
  const {
    data: checked = null,
    error,
    isFetching,
    refetch,
  } = useQuery(queryIfAsked(promoCodeActive ? inAddress : null, buildQuery));
  const isRefused = inAddress !== null && checked !== null && usableCode(checked) === null;
  const isFailed = inAddress !== null && error !== null;
  const isTaken = inAddress !== null && checked !== null && !isRefused;

  const trackCode = (code: string) =>
    track({ event: "select_promotion", promotion_id: code, promotion_name: code });
  const reportSearched = useEffectEvent((code: string) => {
    if (searched.current === code) trackCode(code);
    searched.current = null;
  });
  useEffect(() => {
    if (isTaken) reportSearched(inAddress);
  }, [isTaken, inAddress]);

  const refuse = useEffectEvent((code: string) => {
    // Keeps a code that the visitor is already typing.
    setTyped((before) => before ?? { value: code, state: "invalid" });
    onCode(null);
  });
  useEffect(() => {
    if (isRefused) refuse(inAddress);
  }, [isRefused, inAddress]);

  async function checkTyped(code: string) {
    check.current += 1;
    const mine = check.current;
    setTyped({ value: code, state: "validating" });
    try {
      const verdict = await client.fetchQuery(buildQuery(code));
      if (mine !== check.current) return;
      const usable = usableCode(verdict);
      // Caches the verdict under the spelling that the URL will have.
      if (usable !== null) client.setQueryData(buildQuery(usable).queryKey, verdict);
      setTyped(usable === null ? { value: code, state: "invalid" } : null);
      if (usable !== null) trackCode(usable);
      latest.current(usable);
    } catch {
      // The host logs every failed Galaxy query.
      if (mine === check.current) setTyped({ value: code, state: "failed" });
    }
  }

  function change(value: string) {
    check.current += 1;
    setTyped({ value, state: "untouched" });
    if (value === "" && inAddress !== null) onCode(null);
  }

  return {
    value: typed?.value ?? inAddress ?? "",
    state: readCodeState({ typed, checked, isFailed, isFetching }),
    change,
    apply() {
      const code = typed?.value.trim();
      if (code) void checkTyped(code);
      else if (isFailed) void refetch();
    },
    remove: () => change(""),
    consume() {
      // A rejected code may still be in the URL.
      if (typed === null || typed.state === "invalid") return isRefused ? null : inAddress;
      check.current += 1;
      setTyped(null);
      searched.current = typed.value.trim() || null;
      return searched.current;
    },
  };
}

/** The state of a promo code; `failed` = the check failed (SW-10, ruling 44). */
type PromoCodeState = "untouched" | "validating" | "valid" | "invalid" | "failed";

interface TypedCode {
  readonly value: string;
  readonly state: PromoCodeState;
}

interface KnownCodes {
  readonly typed: TypedCode | null;
  /** The verdict on the URL's code; null = none yet. */
  readonly checked: PromoCodeVerdict | null;
  /** The check of the URL's code failed. */
  readonly isFailed: boolean;
  /** The check of the URL's code is running. */
  readonly isFetching: boolean;
}

/** The state of the field: of the typed code, else of the URL's code. */
function readCodeState({ typed, checked, isFailed, isFetching }: KnownCodes): PromoCodeState {
  if (typed) return typed.state;
  if (isFailed) return isFetching ? "validating" : "failed";
  return checked && usableCode(checked) !== null ? "valid" : "untouched";
}

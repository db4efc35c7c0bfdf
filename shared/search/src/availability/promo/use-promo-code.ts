import { useSettings } from "@stays/contract";
import { usableCode } from "@stays/domain";
import { promoCodeQuery } from "@stays/galaxy";
import { useQuery, useQueryClient } from "@stays/query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type PromoCodeState, stateOfCode, type TypedCode } from "./promo-code-state.ts";

/** The promo code box: what is typed and what is known of it (SW-10). */
export interface PromoCode {
  readonly value: string;
  readonly state: PromoCodeState;
  change(value: string): void;
  /** Checks what is typed; a check that failed is made again. */
  apply(): void;
  remove(): void;
  /** The code of the next search: the typed one, which the address then checks (ruling 49), else the address's. */
  take(): string | null;
}

/** The promo code of an address, and how another gets there. */
interface CodeInAddress {
  /** null = none. */
  readonly code: string | null;
  /** Bare digits of what is to be booked; left out on the search page. */
  readonly productId?: string | null;
  /** Changes the promo code of the address as it is by then, and nothing else of it; null takes it out. */
  readonly onCode: (code: string | null) => void;
}

/** Stands for the code when there is none; nothing is asked then. */
const NO_CODE = "-";

/**
 * The promo code of the address and the one being typed. A code that arrives in the address is checked beside the
 * first search; one that is not valid leaves the address, and the search runs again without it (ruling 49). A verdict
 * on a code that was changed meanwhile is ignored.
 */
export function usePromoCode({ code: inAddress, productId, onCode }: CodeInAddress): PromoCode {
  const { promoCodeActive } = useSettings();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedCode | null>(null);
  const check = useRef(0);
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

  const queryOf = (promoCode: string) => promoCodeQuery({ promoCode, productId });
  const {
    data: checked = null,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...queryOf(inAddress ?? NO_CODE),
    enabled: promoCodeActive && inAddress !== null,
  });
  const isRefused = inAddress !== null && checked !== null && usableCode(checked) === null;
  const isFailed = inAddress !== null && error !== null;

  const refuse = useEffectEvent((code: string) => {
    // Someone who already types another one is not interrupted.
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
      const verdict = await client.fetchQuery(queryOf(code));
      if (mine !== check.current) return;
      const usable = usableCode(verdict);
      // Known from now on under the spelling that the address will have.
      if (usable !== null) client.setQueryData(queryOf(usable).queryKey, verdict);
      setTyped(usable === null ? { value: code, state: "invalid" } : null);
      latest.current(usable);
    } catch {
      // The host logs every failed read of Galaxy.
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
    state: stateOfCode({ typed, checked, isFailed, isFetching }),
    change,
    apply() {
      const code = typed?.value.trim();
      if (code) void checkTyped(code);
      else if (isFailed) void refetch();
    },
    remove: () => change(""),
    take() {
      // A refused code may not have left the address yet.
      if (typed === null || typed.state === "invalid") return isRefused ? null : inAddress;
      check.current += 1;
      setTyped(null);
      return typed.value.trim() || null;
    },
  };
}

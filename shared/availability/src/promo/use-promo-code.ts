import { useReport, useSettings } from "@stays/contract";
import { useQuery, useQueryClient } from "@stays/query";
import { usableCode } from "@stays/stay";
import { isRefusal, promoCodeQuery } from "@stays/wire";
import { useEffect, useEffectEvent, useState } from "react";

/** The promo code box: what is typed and what is known of it (SW-10). */
export interface PromoCode {
  readonly value: string;
  readonly state: "untouched" | "validating" | "valid" | "invalid";
  change(value: string): void;
  apply(): void;
  remove(): void;
}

/** The promo code of an address, and how another gets there. */
interface CodeInAddress {
  /** null = none. */
  readonly code: string | null;
  /** Bare digits of what is to be booked; left out on the search page. */
  readonly productId?: string | null;
  /** Puts a code into the address, or takes it out. */
  readonly onCode: (code: string | null) => void;
}

type Verdict = { readonly value: string; readonly state: PromoCode["state"] };

/** Stands for the code when there is none; nothing is asked then. */
const NO_CODE = "-";

/**
 * The promo code of the address and the one being typed. A code that arrives in the address is checked beside the
 * first search; one that is not valid leaves the address, and the search runs again without it (ruling 49).
 */
export function usePromoCode({ code: inAddress, productId, onCode }: CodeInAddress): PromoCode {
  const { promoCodeActive } = useSettings();
  const client = useQueryClient();
  const report = useReport();
  const [typed, setTyped] = useState<Verdict | null>(null);
  const queryOf = (promoCode: string) => promoCodeQuery({ promoCode, productId });
  const { data } = useQuery({
    ...queryOf(inAddress ?? NO_CODE),
    enabled: promoCodeActive && inAddress !== null,
  });
  const checked = data && !isRefusal(data) ? data : null;
  const isRefused = inAddress !== null && checked !== null && usableCode(checked) === null;

  const refuse = useEffectEvent((code: string) => {
    setTyped({ value: code, state: "invalid" });
    onCode(null);
  });
  useEffect(() => {
    if (isRefused) refuse(inAddress);
  }, [isRefused, inAddress]);

  async function apply() {
    const code = typed?.value.trim();
    if (!code) return;
    setTyped({ value: code, state: "validating" });
    try {
      const verdict = await client.fetchQuery(queryOf(code));
      if (isRefusal(verdict)) throw new Error(verdict.message);
      const usable = usableCode(verdict);
      // Known from now on under the spelling that the address will have.
      if (usable !== null) client.setQueryData(queryOf(usable).queryKey, verdict);
      setTyped(usable === null ? { value: code, state: "invalid" } : null);
      onCode(usable);
    } catch (cause) {
      setTyped({ value: code, state: "untouched" });
      report({ operation: "validate-promocode", message: "The promo code could not be checked", cause });
    }
  }

  function change(value: string) {
    setTyped({ value, state: "untouched" });
    if (value === "" && inAddress !== null) onCode(null);
  }

  return {
    value: typed?.value ?? inAddress ?? "",
    state: typed?.state ?? (checked && usableCode(checked) !== null ? "valid" : "untouched"),
    change,
    apply: () => void apply(),
    remove: () => change(""),
  };
}

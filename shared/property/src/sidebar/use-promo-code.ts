import { useReplaceSearch, useReport, useSettings } from "@stays/contract";
import { useQuery, useQueryClient } from "@stays/query";
import { type SearchState, searchText } from "@stays/search-state";
import { usableCode } from "@stays/stay";
import { isRefusal, promoCodeQuery } from "@stays/wire";
import { useEffect, useState } from "react";

/** How far the check of a promo code is. */
export type PromoState = "untouched" | "validating" | "valid" | "invalid";

/** The promo code box: validated when applied, and at once when it comes with the address (SW-10, ruling 49). */
export function usePromoCode(search: SearchState, productId: string | null) {
  const { promoCodeActive } = useSettings();
  const client = useQueryClient();
  const report = useReport();
  const replaceSearch = useReplaceSearch();
  const inAddress = search.promoCode;
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<PromoState>("untouched");
  const { data } = useQuery({
    ...promoCodeQuery({ promoCode: inAddress ?? "", productId }),
    enabled: promoCodeActive && inAddress !== null,
  });
  const isRefused = data !== undefined && !isRefusal(data) && usableCode(data) === null;

  useEffect(() => {
    if (!isRefused || inAddress === null) return;
    setTyped(inAddress);
    setState("invalid");
    replaceSearch(searchText({ ...search, promoCode: null }));
  }, [isRefused, inAddress, search, replaceSearch]);

  async function apply() {
    const promoCode = (typed ?? "").trim();
    setState("validating");
    try {
      const verdict = await client.fetchQuery(promoCodeQuery({ promoCode, productId }));
      const code = isRefusal(verdict) ? null : usableCode(verdict);
      setState(code !== null ? "valid" : isRefusal(verdict) ? "untouched" : "invalid");
      if (isRefusal(verdict)) report({ operation: "validate-promocode", message: verdict.message });
      else replaceSearch(searchText({ ...search, promoCode: code }));
    } catch (cause) {
      setState("untouched");
      report({ operation: "validate-promocode", message: String(cause), cause });
    }
  }
  function change(value: string) {
    setTyped(value);
    setState("untouched");
  }
  function remove() {
    change("");
    replaceSearch(searchText({ ...search, promoCode: null }));
  }
  const isValidInAddress = inAddress !== null && typed === null && data !== undefined && !isRefused;
  return {
    isActive: promoCodeActive,
    value: typed ?? inAddress ?? "",
    state: isValidInAddress ? ("valid" as const) : state,
    apply: () => void apply(),
    change,
    remove,
  };
}

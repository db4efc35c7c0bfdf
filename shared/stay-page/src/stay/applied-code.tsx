import { useReplaceSearch, useSettings } from "@stays/contract";
import { searchText } from "@stays/search";
import { RemoveChip } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "./requested-stay.ts";
import styles from "./stay-status.module.css";

/** The promo code of the shown prices, with a button to remove it (SW-10). */
export function AppliedCode({ search: { state } }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const { promoCodeActive } = useSettings();
  const replaceSearch = useReplaceSearch();
  const code = state.promoCode;
  if (code === null || !promoCodeActive) return null;
  return (
    <div className={styles.code}>
      <RemoveChip
        label={t("removeCode", { code })}
        onRemove={() => replaceSearch(searchText({ ...state, promoCode: null }))}
      >
        {t("promoApplied", { code })}
      </RemoveChip>
    </div>
  );
}

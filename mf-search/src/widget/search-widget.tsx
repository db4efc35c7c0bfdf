import { useIsHydrated } from "@stays/contract";
import type { FilterChanges } from "@stays/search/filters";
import { useMediaQuery } from "@stays/ui";
import { useState } from "react";
import { SearchBar } from "./search-bar.tsx";
import styles from "./search-widget.module.css";
import { SummaryBar } from "./summary-bar.tsx";
import { useSearchForm } from "./use-search-form.ts";

/** Search in two layouts: a bar, and up to 768 px a summary that opens full screen (SW-09). */
export function SearchWidget({ filters }: { readonly filters: FilterChanges }) {
  const [isExpanded, setExpanded] = useState(false);
  const form = useSearchForm(filters, () => setExpanded(false));
  const isHydrated = useIsHydrated();
  const isNarrow = useMediaQuery("(max-width: 768px)");
  // The server does not know the width. It renders both layouts, and the stylesheet shows the one that fits.
  return (
    <div className={styles.band}>
      {(!isHydrated || !isNarrow) && (
        <div className={styles.wide}>
          <SearchBar form={form} />
        </div>
      )}
      {(!isHydrated || isNarrow) && (
        <div className={styles.narrow}>
          <SummaryBar form={form} isExpanded={isExpanded} onExpand={setExpanded} />
        </div>
      )}
    </div>
  );
}

import { useIsHydrated } from "@stays/contract";
import type { FilterChanges } from "@stays/search/filters";
import { useMediaQuery } from "@stays/ui";
import { useState } from "react";
import { SearchBar } from "./search-bar.tsx";
import styles from "./search-widget.module.css";
import { SummaryBar } from "./summary-bar.tsx";
import { useSearchForm } from "./use-search-form.ts";

/** The search in its two shapes: a bar, and on windows up to 768 px one line that opens full screen (SW-09). */
export function SearchWidget({ filters }: { readonly filters: FilterChanges }) {
  const [isExpanded, setExpanded] = useState(false);
  const form = useSearchForm(filters, () => setExpanded(false));
  const isHydrated = useIsHydrated();
  const isNarrow = useMediaQuery("(max-width: 768px)");
  // The server cannot know the width: it writes both, and the style sheet shows the one that fits.
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

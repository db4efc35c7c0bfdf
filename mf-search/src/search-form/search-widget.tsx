import { UnreadNotice } from "@stays/availability";
import { useIsHydrated, useSettings } from "@stays/contract";
import { countGuests } from "@stays/domain";
import { chosenAreas } from "@stays/search";
import type { FilterChanges } from "@stays/search/filters";
import { areaName } from "@stays/search/listing";
import { useFormat, useTexts } from "@stays/texts";
import { Icon, lazyComponent, SearchIcon, useMediaQuery, whenIdle } from "@stays/ui";
import { useEffect, useId, useState } from "react";
import { SearchBar } from "./search-bar.tsx";
import styles from "./search-widget.module.css";
import { type SearchForm, useSearchForm } from "./use-search-form.ts";

/** Search in two layouts: a bar, and up to 768 px a summary that opens full screen (SW-09). */
export function SearchWidget({ filters }: { readonly filters: FilterChanges }) {
  const form = useSearchForm(filters);
  const isHydrated = useIsHydrated();
  const isNarrow = useMediaQuery("(max-width: 768px)");
  // The server does not know the width. It renders both layouts, and the stylesheet shows the one that fits.
  return (
    <div className={styles.band}>
      <UnreadNotice className={styles.unread} />
      {(!isHydrated || !isNarrow) && (
        <div className={styles.wide}>
          <SearchBar form={form} />
        </div>
      )}
      {(!isHydrated || isNarrow) && (
        <div className={styles.narrow}>
          <SummaryBar form={form} />
        </div>
      )}
    </div>
  );
}

const loadSearch = () => import("./full-screen-search.tsx").then((module) => module.FullScreenSearch);
/** Loads the code before the tap. The tap repeats a failed load and shows the failure. */
const loadAhead = () => void loadSearch().catch(() => {});
const FullScreenSearch = lazyComponent(loadSearch);

/**
 * Summary of the search in two lines, for windows up to 768 px; a tap opens it full screen (SW-09). Opening and closing
 * keeps the form, so that its fields do not render again.
 */
function SummaryBar({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  useEffect(() => whenIdle(loadAhead), []);
  function open() {
    setDialog("open");
    // The note of a failed load tries again by itself; a search that opens without a tap would cover the page.
    loadSearch().catch(() => setDialog("closed"));
  }
  const { search } = useSettings();
  const summaryId = useId();
  const { start, end, rooms, category } = form.draft;
  const dates = start && end ? format.range(start, end) : t("anyDates");
  const guests = t("guests", { count: countGuests(rooms.slice(0, form.maxRooms)).guests });
  const kind = search.categories.find(({ Id }) => Id === category)?.Name ?? t("anyCategory");
  const where =
    chosenAreas(form.draft)
      .map((id) => areaName(search, id) ?? String(id))
      .join(", ") || t("allAreas");
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element yet
    <div role="search" aria-label={t("findAStay")} className={styles.search}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("changeSearch", { dates, guests })}
        aria-describedby={summaryId}
        onPointerDown={loadAhead}
        onClick={open}
        className={styles.bar}
        data-print
      >
        <span className={styles.words}>{`${dates} · ${guests}`}</span>
        <span className={styles.go}>
          <Icon of={SearchIcon} />
        </span>
      </button>
      <span id={summaryId} className={styles.location}>{`${kind}, ${where}`}</span>
      {dialog !== "never" && (
        <FullScreenSearch form={form} open={dialog === "open"} onClose={() => setDialog("closed")} />
      )}
    </div>
  );
}

import { personCount } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Icon, lazyPart, SearchIcon } from "@stays/ui";
import { Suspense, useState } from "react";
import styles from "./summary-bar.module.css";
import type { SearchForm } from "./use-search-form.ts";

const FullScreenSearch = lazyPart(() =>
  import("./full-screen-search.tsx").then((module) => module.FullScreenSearch),
);

interface SummaryBarProps {
  readonly form: SearchForm;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** The search in one line, for windows up to 768 px; a tap opens it full screen (SW-09). */
export function SummaryBar({ form, isExpanded, onExpand }: SummaryBarProps) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const [wasExpanded, setWasExpanded] = useState(false);
  if (isExpanded && !wasExpanded) setWasExpanded(true);
  const { start, end, rooms } = form.draft;
  const dates = start && end ? format.range(start, end) : t("anyDates");
  const guests = t("guests", { count: personCount(rooms.slice(0, form.maxRooms)).persons });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element yet
    <div role="search" aria-label={t("findAStay")}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("changeSearch", { dates, guests })}
        onClick={() => onExpand(true)}
        className={styles.bar}
      >
        <span className={styles.words}>{`${dates} · ${guests}`}</span>
        <span className={styles.go}>
          <Icon of={SearchIcon} />
        </span>
      </button>
      {wasExpanded && (
        <Suspense>
          <FullScreenSearch form={form} open={isExpanded} onClose={() => onExpand(false)} />
        </Suspense>
      )}
    </div>
  );
}

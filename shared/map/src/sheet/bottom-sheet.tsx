import { useFormat } from "@stays/texts";
import { ChevronDownIcon, Icon, usePartTexts } from "@stays/ui";
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from "react";
import styles from "./bottom-sheet.module.css";
import type { MapSheet } from "./map-sheet.ts";
import { sheetTexts } from "./sheet-texts.ts";
import { type ListBesideMap, useListInStep } from "./use-list-in-step.ts";
import type { Sheet } from "./use-sheet.ts";

export interface BottomSheetProps extends MapSheet, Omit<ListBesideMap, "snap"> {
  readonly sheet: Sheet;
}

// Safari has the event scrollend since version 26.2; without it each scroll counts as ended.
const hasNoScrollEnd = () => !("onscrollend" in window);

/**
 * A list over the lower part of a map, which CSS scroll snap moves between its heading, half and all of the map: by
 * finger, by wheel, and by the button in its heading (ruling 175).
 */
export function BottomSheet({ sheet, count, content, ...list }: BottomSheetProps) {
  const t = usePartTexts("sheet", sheetTexts);
  const { number } = useFormat();
  const { ref, snap, step, settle } = sheet;
  const [isRaised, setRaised] = useState(false);
  const headingId = useId();
  const stateId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = snap !== "peek";
  const { ref: listRef, mark } = useListInStep({ ...list, snap });
  useLayoutEffect(() => {
    if (!isOpen && listRef.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen, listRef]);

  return (
    <div
      ref={ref}
      className={styles.scroller}
      onScroll={() => {
        setRaised(true);
        if (hasNoScrollEnd()) settle();
      }}
      onScrollEnd={settle}
    >
      <div className={styles.belowHalf} />
      <div className={styles.aboveHalf} />
      <section
        aria-labelledby={headingId}
        className={styles.sheet}
        data-snap={snap}
        style={{ "--below": snap === "half" ? "50cqb" : "0px" } as CSSProperties}
      >
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            {count === null ? t("title") : t("titleCount", { total: number(count) })}
          </h2>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={t("list")}
            aria-expanded={isOpen}
            aria-describedby={isOpen ? stateId : undefined}
            onClick={step}
          >
            <Icon of={ChevronDownIcon} />
          </button>
          {isOpen && (
            <span id={stateId} hidden>
              {t(snap)}
            </span>
          )}
        </div>
        <div
          ref={listRef}
          className={styles.list}
          inert={!isOpen}
          aria-hidden={!isOpen}
          onScroll={() => hasNoScrollEnd() && mark()}
          onScrollEnd={mark}
        >
          {isRaised && content}
        </div>
      </section>
    </div>
  );
}

import { defineTexts, useFormat, useTexts } from "@stays/texts";
import { ChevronDownIcon, Icon } from "@stays/ui";
import {
  type CSSProperties,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { HighlightedId } from "../view/highlighted-id.ts";
import { type CardBox, findActiveItem } from "./active-item.ts";
import styles from "./bottom-sheet.module.css";
import da from "./texts/da.json";
import de from "./texts/de.json";
import en from "./texts/en.json";
import fi from "./texts/fi.json";
import fr from "./texts/fr.json";
import nb from "./texts/nb.json";
import nl from "./texts/nl.json";
import sv from "./texts/sv.json";
import type { MapSheet, Sheet, Snap } from "./use-sheet.ts";

interface ListBesideMap {
  /** Ids of the items, in the order of their articles in the list. */
  readonly ids: readonly string[];
  /** How much of it is visible; at `peek` nothing. */
  readonly snap: Snap;
  /** The item that is selected on the map. */
  readonly selectedId: string | null;
  readonly onHighlight: (id: string | null) => void;
}

interface ListSync {
  /** The element that scrolls. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Call it when the list has been scrolled. */
  mark(): void;
}

function measureCards(list: HTMLElement, ids: readonly string[]): readonly CardBox[] {
  const { top } = list.getBoundingClientRect();
  return [...list.querySelectorAll("article")].flatMap((article, index) => {
    const id = ids[index];
    const box = article.getBoundingClientRect();
    return id === undefined ? [] : [{ id, start: box.top - top, end: box.bottom - top }];
  });
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Keeps a list in step with the map while it is visible. The card of a selected item is scrolled into view, and the
 * item at the start of the list is highlighted unless another one is hovered or focused.
 */
function useListSync({ ids, snap, selectedId, ...map }: ListBesideMap): ListSync {
  const isOpen = snap !== "peek";
  const highlightedId = use(HighlightedId);
  const ref = useRef<HTMLDivElement>(null);
  const activeId = useRef<string | null>(null);

  function mark() {
    const { current: list } = ref;
    if (!list || !isOpen) return;
    const below = pixels(getComputedStyle(list).scrollPaddingBlockEnd);
    activeId.current = findActiveItem(measureCards(list, ids), list.clientHeight - below, selectedId);
    map.onHighlight(activeId.current);
  }
  const show = useEffectEvent(() => {
    mark();
    const { current: list } = ref;
    const card = list && measureCards(list, ids).find(({ id }) => id === selectedId);
    if (!list || !card || activeId.current === selectedId) return;
    list.scrollTop += card.start - pixels(getComputedStyle(list).scrollPaddingBlockStart);
  });
  /** Keeps the selected card in view in a lower sheet, unless the visitor has scrolled on from it. */
  const keep = useEffectEvent(() => (activeId.current === selectedId ? show() : mark()));
  const highlight = useEffectEvent((id: string | null) => {
    activeId.current = id;
    map.onHighlight(id);
  });

  useEffect(() => {
    if (isOpen) show();
  }, [isOpen, selectedId]);
  useEffect(() => {
    if (snap !== "peek") keep();
  }, [snap]);
  useEffect(() => {
    if (isOpen) return () => highlight(null);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && highlightedId === null && activeId.current !== null) highlight(activeId.current);
  }, [isOpen, highlightedId]);

  return { ref, mark };
}

declare module "@stays/texts" {
  interface TextNamespaces {
    sheet: typeof en;
  }
}

/** Texts of the bottom sheet, by language code. */
const sheetTexts = defineTexts("sheet", { en, sv, nb, de, da, fi, nl, fr });

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
  const { t } = useTexts(sheetTexts);
  const { number } = useFormat();
  const { ref, snap, step, settle } = sheet;
  const [isRaised, setRaised] = useState(false);
  const headingId = useId();
  const stateId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = snap !== "peek";
  const { ref: listRef, mark } = useListSync({ ...list, snap });
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

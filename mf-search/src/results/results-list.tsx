import type { Accommodation, PersonConfiguration } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { classNames } from "@stays/ui";
import { useMemo, useState } from "react";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { useVariant } from "../view-as/use-variant.ts";
import { VARIANT_LAYOUTS } from "../view-as/variant-layout.ts";
import { cardBlocksOf } from "./card-blocks.ts";
import { cardGroupsOf } from "./card-groups.ts";
import { listMemoryOf } from "./list-memory.ts";
import { createRenderScheduler } from "./render-scheduler.ts";
import { ResultsBlock } from "./results-block.tsx";
import styles from "./results-list.module.css";
import { createViewportObserver } from "./viewport-observer.ts";

interface ResultsListProps {
  /** Cached query of the list. */
  readonly request: object;
  /** At least one. */
  readonly stays: readonly [Accommodation, ...Accommodation[]];
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
  /** Key of the part of the answer that is shown; empty = all of it. */
  readonly part: string;
}

/**
 * Distances beyond the viewport at which blocks, groups and cards are observed as near, in viewport heights.
 * A block is near well before its groups, and before the browser lays out skipped content.
 */
const BLOCK_MARGIN = 7;
const GROUP_MARGIN = 4;
const CARD_MARGIN = 1.25;

/**
 * List of cards in the variant that the visitor chose (SR-04). Only cards near the viewport are rendered in
 * full.
 */
export function ResultsList({ request, stays, rooms, focus, part }: ResultsListProps) {
  const { t } = useTexts("mf-search");
  const [variant] = useVariant();
  const [blockObserver] = useState(() => createViewportObserver(BLOCK_MARGIN));
  const [groupObserver] = useState(() => createViewportObserver(GROUP_MARGIN));
  const [cardObserver] = useState(() => createViewportObserver(CARD_MARGIN));
  const [scheduler] = useState(createRenderScheduler);
  const memory = listMemoryOf(request, `${variant} ${part}`);
  const list = useMemo(
    () => ({ memory, blockObserver, groupObserver, cardObserver, scheduler }),
    [memory, blockObserver, groupObserver, cardObserver, scheduler],
  );
  const blocks = useMemo(() => cardBlocksOf(cardGroupsOf(stays)), [stays]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ul allows no groups between itself and its items
    <div
      role="list"
      aria-label={t("results")}
      className={classNames(styles.list, styles[VARIANT_LAYOUTS[variant]])}
      data-variant={variant}
    >
      {blocks.map((block) => (
        <ResultsBlock
          key={`${variant} ${block.groups[0]?.[0]?.id}`}
          block={block}
          variant={variant}
          rooms={rooms}
          highlight={focus.highlight}
          onShowOnMap={focus.showOnMap}
          list={list}
        />
      ))}
    </div>
  );
}

import type { Accommodation, PersonConfiguration } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { classNames } from "@stays/ui";
import { useMemo, useState } from "react";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { useVariant } from "../view-as/use-variant.ts";
import { LOOKS } from "../view-as/variant-layout.ts";
import { cardBlocksOf } from "./card-blocks.ts";
import { cardGroupsOf } from "./card-groups.ts";
import { listMemoryOf } from "./list-memory.ts";
import { createRenderScheduler } from "./render-scheduler.ts";
import { ResultsBlock } from "./results-block.tsx";
import styles from "./results-list.module.css";
import { createViewportObserver } from "./viewport-observer.ts";

interface ResultsListProps {
  /** The cached request of the list. */
  readonly request: object;
  /** At least one. */
  readonly stays: readonly [Accommodation, ...Accommodation[]];
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
  /** Which part of the answer it is; empty = all of it. */
  readonly part: string;
}

/**
 * How far beyond the window the cards of stretches are made ready, and laid out, in heights of the window. Runs are near
 * well before their stretches, and before the browser would lay out what it leaves out.
 */
const RUN_NEAR = 7;
const NEAR = 4;
const SIGHT = 1.25;

/** The cards, in the look that the visitor chose (SR-04), in full near the window only. */
export function ResultsList({ request, stays, rooms, focus, part }: ResultsListProps) {
  const { t } = useTexts("mf-search");
  const [variant] = useVariant();
  const [blockObserver] = useState(() => createViewportObserver(RUN_NEAR));
  const [groupObserver] = useState(() => createViewportObserver(NEAR));
  const [sight] = useState(() => createViewportObserver(SIGHT));
  const [turns] = useState(createRenderScheduler);
  const memory = listMemoryOf(request, `${variant} ${part}`);
  const list = useMemo(
    () => ({ memory, blockObserver, groupObserver, sight, turns }),
    [memory, blockObserver, groupObserver, sight, turns],
  );
  const runs = useMemo(() => cardBlocksOf(cardGroupsOf(stays)), [stays]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ul allows no stretches between itself and its items
    <div
      role="list"
      aria-label={t("results")}
      className={classNames(styles.list, styles[LOOKS[variant]])}
      data-variant={variant}
    >
      {runs.map((run) => (
        <ResultsBlock
          key={`${variant} ${run.stretches[0]?.[0]?.id}`}
          run={run}
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

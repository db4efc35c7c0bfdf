import type { ResultVariant } from "@stays/contract";
import type { Accommodation, PersonConfiguration } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { classNames } from "@stays/ui";
import { useMemo, useState } from "react";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { useVariant } from "../view-as/use-variant.ts";
import { VARIANT_LAYOUTS } from "../view-as/variant-layout.ts";
import { cardGroupsOf } from "./card-groups.ts";
import { listMemoryOf } from "./list-memory.ts";
import { ResultsGroup } from "./results-group.tsx";
import styles from "./results-list.module.css";
import { createViewportObserver } from "./viewport-observer.ts";

interface ResultsListProps {
  /** Cached query of the list. */
  readonly request: object;
  /** At least one. */
  readonly stays: readonly [Accommodation, ...Accommodation[]];
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
  /** Variant of the cards; undefined = the one that the visitor chose. */
  readonly variant: ResultVariant | undefined;
  /** Key of the part of the answer that is shown; empty = all of it. */
  readonly part: string;
}

/** Distance beyond the viewport at which a group is rendered in full, in viewport heights. */
const MARGIN = 3;

/**
 * List of cards in a variant (SR-04). Only cards near the viewport are rendered in
 * full.
 */
export function ResultsList(props: ResultsListProps) {
  const { request, stays, rooms, focus, part } = props;
  const { t } = useTexts("mf-search");
  const [chosen] = useVariant();
  const variant = props.variant ?? chosen;
  const [observer] = useState(() => createViewportObserver(MARGIN));
  // The list of the page and that over the map may show one query at a time.
  const memory = listMemoryOf(request, [props.variant, variant, part].join(" "));
  const list = useMemo(() => ({ memory, observer }), [memory, observer]);
  const groups = useMemo(() => cardGroupsOf(stays), [stays]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ul allows no groups between itself and its items
    <div
      role="list"
      aria-label={t("results")}
      className={classNames(styles.list, styles[VARIANT_LAYOUTS[variant]])}
      data-variant={variant}
    >
      {groups.map((group, index) => (
        <ResultsGroup
          key={`${variant} ${group[0]?.id}`}
          stays={group}
          index={index}
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

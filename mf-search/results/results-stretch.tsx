import { useVisit } from "@stays/contract";
import { accommodationLink } from "@stays/routes";
import type { Accommodation } from "@stays/stay";
import { memo, useMemo } from "react";
import { StayCard, type StayCardProps } from "../cards/stay-card.tsx";
import styles from "./results-list.module.css";
import { type StretchedList, useStretch } from "./use-stretch.ts";

/** Cards whose pictures are in sight at first. */
const EAGER = 1;

interface ResultsStretchProps extends Pick<StayCardProps, "variant" | "rooms" | "highlight" | "onShowOnMap"> {
  readonly stays: readonly Accommodation[];
  readonly index: number;
  readonly list: StretchedList;
}

/**
 * Some cards of the list. Far from the window they are their names only, which headings, links and the browser's
 * search still find; a thousand cards so cost little more than those in sight.
 */
export const ResultsStretch = memo(
  function ResultsStretch(props: ResultsStretchProps) {
    const { stays, index, list, ...card } = props;
    const { place, settings } = useVisit();
    const { box, drawn, height, isFirst } = useStretch(index, stays.length, list);
    const links = useMemo(
      () =>
        stays.map((stay) =>
          accommodationLink(place.language, stay, settings.results.detailLinks, place.search),
        ),
      [stays, place, settings],
    );
    return (
      <div
        ref={box}
        className={styles.stretch}
        data-drawn={drawn === 0 ? "none" : height === undefined ? "all" : "some"}
        data-later={!isFirst || undefined}
        style={{ blockSize: height }}
      >
        {stays.map((stay, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the items of a list in stretches have no ul as their parent
          <div key={stay.id} role="listitem" className={styles.item}>
            <StayCard
              {...card}
              stay={stay}
              isNear={position < drawn}
              href={links[position] ?? ""}
              eager={index === 0 && position < EAGER}
            />
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.stays.length === after.stays.length &&
    before.stays.every((stay, index) => stay === after.stays[index]) &&
    before.variant === after.variant &&
    before.rooms === after.rooms &&
    before.list === after.list,
);
